import { rounded } from './rounded.ts';

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
 * deviation, weighted by the inverse variances, shrunk towards no offset, with lines far from the
 * median left out. `usual`: how far the reference of a spectrum of the technique is off as a rule,
 * standard deviation in ppm.
 */
export function constantOffset(
  deviations: readonly Deviation[],
  { usual, decimals }: { readonly usual: number; readonly decimals: number },
): number {
  const sorted = [...deviations].sort((a, b) => a.difference - b.difference);
  const median = sorted[Math.floor(sorted.length / 2)]?.difference ?? 0;
  const near = sorted.filter(({ difference, sd }) => Math.abs(difference - median) <= 3 * sd);
  if (near.length < LEAST_LINES) return 0;
  const weight = near.reduce((sum, { sd }) => sum + sd ** -2, 0);
  const mean = near.reduce((sum, { difference, sd }) => sum + difference * sd ** -2, 0) / weight;
  return Math.abs(mean) >= LEAST_USUAL * usual && Math.abs(mean) * Math.sqrt(weight) >= LEAST_ERRORS
    ? rounded(mean, decimals)
    : 0;
}
