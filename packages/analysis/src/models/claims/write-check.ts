import type { Sentence } from '@elucida/messages/report/sentences-en';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { ReportLanguage } from '../../job.ts';
import { formatValue } from '../../report/format-value.ts';
import { writeValues } from '../../report/write-statement.ts';
import { MODEL_SENTENCES } from '../catalogue.ts';
import type { ClaimCheck } from './claim-check.ts';

/** Where a peak is, with its unit. */
function place(position: number, technique: SpectrumType): string {
  return techniqueOf(technique).axis.inWords(formatValue('observed', position, technique));
}

/** The values of a check as its sentences take them. */
function textsOf(values: ClaimCheck['values'], lang: ReportLanguage): Record<string, string> {
  const technique = (values.technique ?? 'H1NMR') as SpectrumType;
  const places = Object.fromEntries(
    ['observed', 'position', 'near'].flatMap((name) =>
      typeof values[name] === 'number' ? [[`${name}Place`, place(values[name], technique)]] : [],
    ),
  );
  return { ...writeValues(values, lang), ...places };
}

/** What came of a check as a sentence of the language, plain text. */
export const writeCheck = (
  { code, values }: Pick<ClaimCheck, 'code' | 'values'>,
  lang: ReportLanguage,
): string => MODEL_SENTENCES[lang].claims[code](textsOf(values, lang));

/**
 * What a check confirmed of an isomer, whose spectra are predicted; null where that is worth no
 * note.
 */
export function writeNote(
  { verdict, code, values }: ClaimCheck,
  lang: ReportLanguage,
): string | null {
  const sentence =
    verdict === 'confirmed'
      ? (MODEL_SENTENCES[lang].notes as Readonly<Partial<Record<string, Sentence>>>)[code]
      : undefined;
  return sentence === undefined ? null : sentence(textsOf(values, lang));
}
