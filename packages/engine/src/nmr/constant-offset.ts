import { rounded } from '../evidence/evidence-values.ts';

/** How far the reference of a spectrum is usually off, standard deviation in ppm. */
const USUAL_PPM = { C13NMR: 0.3, H1NMR: 0.02 } as const;
/**
 * An offset is found from this many usual ones and this many errors of its own mean on, over so
 * many lines at least.
 */
const LEAST_USUAL = 2,
  LEAST_ERRORS = 3,
  LEAST_LINES = 5;

/**
 * A line's distance from its prediction, observed minus predicted, and the error that the
 * prediction expects, both in ppm.
 */
export interface Deviation {
  readonly difference: number;
  readonly sd: number;
}

/**
 * What all shifts of a spectrum are off by alike, ppm, or 0 where nothing points to it: the mean
 * deviation, weighted by the inverse
 * variances, shrunk towards no offset, with lines far from the median left out.
 */
export function constantOffset(
  technique: keyof typeof USUAL_PPM,
  deviations: readonly Deviation[],
): number {
  const usual = USUAL_PPM[technique];
  const sorted = [...deviations].sort((a, b) => a.difference - b.difference);
  const median = sorted[Math.floor(sorted.length / 2)]?.difference ?? 0;
  const near = sorted.filter(({ difference, sd }) => Math.abs(difference - median) <= 3 * sd);
  if (near.length < LEAST_LINES) return 0;
  const weight = near.reduce((sum, { sd }) => sum + sd ** -2, 0);
  const mean = near.reduce((sum, { difference, sd }) => sum + difference * sd ** -2, 0) / weight;
  return Math.abs(mean) >= LEAST_USUAL * usual && Math.abs(mean) * Math.sqrt(weight) >= LEAST_ERRORS
    ? rounded(mean, technique === 'C13NMR' ? 1 : 2)
    : 0;
}
