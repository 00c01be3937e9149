import { WARNINGS } from '@elucida/spectra/statements/warnings';
import type { Warning } from '../gather-spectra.ts';
import type { ReportLanguage } from '../job.ts';
import { CATALOGUES } from './catalogue.ts';
import { writeValues, writingIn } from './value-writers.ts';

/** A warning as a sentence of the language. */
export function writeWarning({ code, values }: Warning, lang: ReportLanguage): string {
  const sentence = CATALOGUES[lang].warnings[code] as (v: object) => string;
  return sentence(writeValues(WARNINGS[code], values, writingIn(lang, undefined)));
}
