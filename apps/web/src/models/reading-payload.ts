import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { Reading } from './report-parts.ts';

/**
 * A manual payload (JSON) of an analysis with one spectrum as a model read it in the place of ours;
 * null where the model did not say which technique it read, or read no peak.
 */
export function readingPayload(
  { molecular_formula, spectra }: Pick<AnalysisResponse, 'molecular_formula' | 'spectra'>,
  { technique, peaks }: Reading,
): string | null {
  if (technique === null || peaks.length === 0) return null;
  const place = spectra.findIndex(({ type }) => type === technique);
  const read = { type: technique, metadata: spectra[place]?.metadata ?? {}, peaks };
  return JSON.stringify({
    metadata: { molecular_formula },
    spectra: place < 0 ? [...spectra, read] : spectra.with(place, read as never),
  });
}
