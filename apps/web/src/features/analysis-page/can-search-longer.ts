import type { AnalysisResponse } from '@elucida/contract/analysis';

/**
 * Whether more time may find more: a search found the candidates by peaks, and not every isomer was
 * judged.
 */
export const canSearchLonger = ({ search, spectra }: AnalysisResponse): boolean =>
  search !== undefined &&
  !search.complete &&
  search.method === 'search' &&
  spectra.some(({ peaks }) => peaks.length > 0);
