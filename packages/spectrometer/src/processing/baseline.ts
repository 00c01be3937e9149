import airPLS from 'ml-airpls';
import { inParts, acrossParts } from '../numbers/in-parts.ts';
import { quantile } from '../numbers/median.ts';
import type { Spectrum1D } from '../recorded/recordings.ts';
import { medianBackground } from './background.ts';
import { noiseLevel } from './noise.ts';

/** Points of the spectrum that the baseline is fitted to, each the lowest quarter of its neighbours. */
const FITTED = 2048;
/** Smoothness: lines of some ppm pass, lines of a multiplet do not. */
const STIFFNESS = 2e5;

/**
 * The baseline of a spectrum whose lines point up, by adaptive iteratively reweighted penalized least squares
 * (Z.-M. Zhang, S. Chen, Y.-Z. Liang, Analyst 135 (2010) 1138). Fitted to 2048 points, and joined by straight lines.
 */
export function smoothBaseline(values: Float64Array): Float64Array {
  const length = Math.max(1, Math.floor(values.length / FITTED));
  const quiet = Float64Array.from(inParts(values, { length, of: (part) => quantile(part, 0.25) }));
  const { baseline } = airPLS(
    quiet.map((_, part) => part),
    quiet,
    { lambda: STIFFNESS, maxIterations: 40 },
  );
  // The lowest quarter of noise lies below its middle by this share of its deviation.
  const raise = length > 4 ? 0.6745 * noiseLevel(values) : 0;
  return acrossParts(baseline, { length, count: values.length }).map((value) => value + raise);
}

/** The baseline that picking takes off a spectrum, in the spectrum's own unit, one value a point. */
export const baselineOf = ({ axis, re }: Pick<Spectrum1D, 'axis' | 're'>): Float64Array =>
  axis.nucleus === '1H' ? smoothBaseline(re) : medianBackground(re);
