import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ReportLanguage } from '../../job.ts';
import { formatValue } from '../../report/format-value.ts';
import { writeValues } from '../../report/write-statement.ts';
import { MODEL_SENTENCES } from '../catalogue.ts';
import type { ClaimCheck } from './claim-check.ts';

/** Where a peak is, with its unit. */
function place(position: number, technique: SpectrumType): string {
  const number = formatValue('observed', position, technique);
  return technique === 'MS' ? `m/z ${number}` : `${number} ${technique === 'IR' ? 'cm⁻¹' : technique === 'UVVIS' ? 'nm' : 'ppm'}`;
}

/** What came of a check as a sentence of the language, plain text. */
export function writeCheck({ code, values }: Pick<ClaimCheck, 'code' | 'values'>, lang: ReportLanguage): string {
  const technique = (values.technique ?? 'H1NMR') as SpectrumType;
  const places = Object.fromEntries(['observed', 'position', 'near'].flatMap((name) => (typeof values[name] === 'number' ? [[`${name}Place`, place(values[name], technique)]] : [])));
  return MODEL_SENTENCES[lang].claims[code]({ ...writeValues(values, lang), ...places });
}
