import { manual as en } from '@elucida/messages/catalogue/en/manual';
import { manual as es } from '@elucida/messages/catalogue/es/manual';
import { manual as eu } from '@elucida/messages/catalogue/eu/manual';
import { checkPeaks } from '@elucida/spectra/manual-payload/peak-checks';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { ReportLanguage } from '../job.ts';
import { fill } from './fill.ts';

const SENTENCES = { en: en.checks, es: es.checks, eu: eu.checks };

/** The row checks of specification §5 on typed peaks: they warn, they never refuse. */
export function writePeakChecks(spectra: readonly Spectrum[], lang: ReportLanguage): string[] {
  return spectra.flatMap(checkPeaks).map(({ code, row }) => fill(SENTENCES[lang][code], { row }));
}
