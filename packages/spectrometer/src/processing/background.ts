import { acrossParts, inParts } from '../numbers/in-parts.ts';
import { median } from '../numbers/median.ts';
import type { Complex } from '../recorded/recordings.ts';

/** Parts of a spectrum whose middle is taken as background. */
const PARTS = 64;

/**
 * The background under the lines of a spectrum: the median of each of 64 parts, joined by straight lines. For spectra
 * whose lines are narrow and far apart, so that most points of each part lie beside them (¹³C).
 */
export function medianBackground(values: Float64Array): Float64Array {
  const length = Math.max(1, Math.floor(values.length / PARTS));
  return acrossParts(inParts(values, { length, of: median }), { length, count: values.length });
}

/**
 * A spectrum without what its first points add: after a strong pulse the probe rings, and the few points that it
 * spoils are a wide wave under the whole spectrum, in both its parts (D. I. Hoult et al., J. Magn. Reson. 51 (1983)
 * 110). Taken off before the phase, so that the lines alone say what it is.
 */
export function withoutRinging({ re, im }: Complex): Complex {
  const [a, b] = [medianBackground(re), medianBackground(im)];
  return {
    re: re.map((value, k) => value - a[k]!),
    im: im.map((value, k) => value - b[k]!),
  };
}
