import { manual as en } from '@elucida/messages/catalogue/en/manual';
import { manual as es } from '@elucida/messages/catalogue/es/manual';
import { manual as eu } from '@elucida/messages/catalogue/eu/manual';
import { checkPeaks, type PeakCheck } from '@elucida/spectra/manual-payload/peak-checks';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { ReportLanguage } from '../job.ts';
import { fill } from './fill.ts';

const SENTENCES = { en: en.checks, es: es.checks, eu: eu.checks };

/** A row check as a warning: its code and the row. */
export interface PeakWarning {
  readonly code: PeakCheck['code'];
  readonly values: { readonly row?: number };
}

/** The row checks of specification §5 on typed peaks: they warn, they never refuse. */
export const peakWarnings = (spectra: readonly Spectrum[]): PeakWarning[] =>
  spectra
    .flatMap(checkPeaks)
    .map(({ code, row }) => ({ code, values: row === undefined ? {} : { row } }));

/** A row check as a sentence. */
export const writePeakWarning = ({ code, values }: PeakWarning, lang: ReportLanguage): string =>
  fill(SENTENCES[lang][code], { ...values });

/** A row check as a response holds it, read back; null where it is none. */
export const readPeakWarning = (
  code: string,
  { row }: Readonly<Record<string, unknown>>,
): PeakWarning | null =>
  Object.hasOwn(SENTENCES.en, code) && (row === undefined || typeof row === 'number')
    ? { code: code as PeakWarning['code'], values: row === undefined ? {} : { row } }
    : null;
