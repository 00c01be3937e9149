import { withDecimalSign } from '@elucida/messages/format/figures';
import type { ReportLanguage } from '../job.ts';

/** At most one decimal: a coupling constant in Hz. */
export const formatNumber = (value: number, lang: ReportLanguage): string =>
  withDecimalSign(String(Number(value.toFixed(1))), lang);

/** The error of a mass, ppm: `+1.2`, `−0.4`, `0.0`; whole numbers from 100 on. */
export const formatError = (ppm: number): string =>
  (Math.abs(ppm) < 0.05 ? '' : ppm < 0 ? '−' : '+') +
  Math.abs(ppm).toFixed(Math.abs(ppm) < 100 ? 1 : 0);
