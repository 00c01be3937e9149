import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { Warning } from '../gather-spectra.ts';
import type { ReportLanguage } from '../job.ts';
import { CATALOGUES } from './catalogue.ts';
import { formatNumber } from './format-value.ts';

/** A warning as a sentence of the language. */
export function writeWarning({ code, values }: Warning, lang: ReportLanguage): string {
  const { warnings, techniques } = CATALOGUES[lang];
  const sentence = warnings[code];
  if (sentence === undefined) throw new Error(`no sentence for warning ${code}`);
  return sentence(
    Object.fromEntries(
      Object.entries(values).map(([name, value]): [string, string] => [
        name,
        typeof value === 'number'
          ? formatNumber(value)
          : name === 'technique'
            ? techniques[value as SpectrumType]
            : value,
      ]),
    ),
  );
}
