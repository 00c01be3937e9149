import airPLS from 'ml-airpls';
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
  const count = Math.floor(values.length / length);
  const quiet = Float64Array.from({ length: count }, (_, part) => {
    const sorted = values.slice(part * length, (part + 1) * length).sort();
    return sorted[sorted.length >> 2]!;
  });
  const x = Float64Array.from({ length: count }, (_, part) => part);
  const { baseline } = airPLS(x, quiet, { lambda: STIFFNESS, maxIterations: 40 });
  // The lowest quarter of noise lies below its middle by this share of its deviation.
  const raise = length > 4 ? 0.6745 * noiseLevel(values) : 0;
  return Float64Array.from(values, (_, k) => {
    const place = Math.min(count - 1, Math.max(0, (k + 0.5) / length - 0.5));
    const before = Math.floor(place);
    const after = Math.min(count - 1, before + 1);
    return raise + baseline[before]! + (place - before) * (baseline[after]! - baseline[before]!);
  });
}
