import type { Sentence } from '@elucida/messages/report/sentence';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { ReportLanguage } from '../../job.ts';
import type { ValueType } from '@elucida/spectra/statements/value-types';
import { formatNumber } from '../../report/format-value.ts';
import { writePosition, writeValue, writingIn } from '../../report/value-writers.ts';
import { MODEL_SENTENCES } from '../catalogue.ts';
import type { ClaimCheck } from './claim-check.ts';

/** Where a peak is, with its unit. */
function place(position: number, technique: SpectrumType): string {
  return techniqueOf(technique).axis.inWords(writePosition(technique, position));
}

/** What the values of checks are; those without an entry are counts and words of the model's. */
const TYPES: Readonly<Record<string, ValueType>> = {
  technique: 'technique',
  observed: 'position',
  position: 'position',
  near: 'position',
  predicted: 'position',
  sd: 'position',
  from: 'position',
  to: 'position',
  vibration: 'vibration',
  group: 'group',
  observedPattern: 'pattern',
  expectedPattern: 'pattern',
};

/** The values of a check as its sentences take them. */
function textsOf(values: ClaimCheck['values'], lang: ReportLanguage): Record<string, string> {
  const technique = values.technique as SpectrumType | undefined;
  const writing = writingIn(lang, technique);
  const texts = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    TYPES[name] === undefined
      ? typeof value === 'number'
        ? formatNumber(value)
        : value
      : String(writeValue(TYPES[name], value, writing)),
  ]);
  const places = ['observed', 'position', 'near'].flatMap((name): [string, string][] =>
    typeof values[name] === 'number'
      ? [[`${name}Place`, place(values[name], technique ?? 'H1NMR')]]
      : [],
  );
  return Object.fromEntries([...texts, ...places]);
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
