import type { SpectrumType } from '@elucida/spectra/spectrum';
import { CLAIMS } from '@elucida/spectra/statements/claims';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { ReportLanguage } from '../../job.ts';
import { writePosition, writeValues, writingIn } from '../../report/value-writers.ts';
import { MODEL_SENTENCES } from '../catalogue.ts';
import type { CheckedClaim, ClaimCheck } from './claim-check.ts';

/** Where a peak is, with its unit. */
function place(position: number, technique: SpectrumType, lang: ReportLanguage): string {
  return techniqueOf(technique).axis.inWords(writePosition(position, { technique, lang }));
}

/** The values of a check as its sentences take them. */
function textsOf({ code, values }: CheckedClaim, lang: ReportLanguage): object {
  const technique = 'technique' in values ? values.technique : undefined;
  const given = values as Readonly<Record<string, unknown>>;
  const places = Object.entries<string>(CLAIMS[code])
    .filter(([, type]) => type === 'position' || type === 'proton-shift')
    .map(([name, type]) => [
      `${name}Place`,
      place(given[name] as number, type === 'position' ? technique! : 'H1NMR', lang),
    ]);
  return {
    ...writeValues(CLAIMS[code], values, writingIn(lang, technique)),
    ...Object.fromEntries(places),
  };
}

/** What came of a check as a sentence of the language, plain text. */
export function writeCheck(check: CheckedClaim, lang: ReportLanguage): string {
  const sentence = MODEL_SENTENCES[lang].claims[check.code] as (v: object) => string;
  return sentence(textsOf(check, lang));
}

/**
 * What a check confirmed of an isomer, whose spectra are predicted; null where that is worth no
 * note.
 */
export function writeNote(check: ClaimCheck, lang: ReportLanguage): string | null {
  const notes: Readonly<Partial<Record<string, (v: never) => string>>> =
    MODEL_SENTENCES[lang].notes;
  const sentence = check.verdict === 'confirmed' ? notes[check.code] : undefined;
  return sentence === undefined ? null : sentence(textsOf(check, lang) as never);
}
