import {
  binomialIntensities,
  CODED_SPLITTINGS,
  splittingBy,
} from '@elucida/spectra/chemistry/multiplicities';
/** A line of a multiplet: position in px (or ppm, any linear unit) and height. */
export interface MultipletLine {
  readonly x: number;
  readonly height: number;
}

/** Unevenness of the spacing that is still first order, share of the spacing, and in px. */
const SPACING_TOLERANCE = 0.22;
const SPACING_PX = 0.9;
/** Largest mean deviation from the binomial intensities, share of the tallest line. */
const INTENSITY_TOLERANCE = 0.17;

/**
 * First-order multiplicity by the n + 1 rule: equally spaced lines with binomial intensities
 * (Pascal's triangle); the weak outer lines of quintets and beyond may be lost in the noise. `m`
 * for anything else. `spacing` is the mean distance between lines.
 */
export function firstOrder(lines: readonly MultipletLine[]): { mult: string; spacing: number } {
  if (lines.length === 1) return { mult: 's', spacing: 0 };
  const x = lines.map((l) => l.x);
  const spacing = (x.at(-1)! - x[0]!) / (x.length - 1);
  const even = x.every(
    (v, i) =>
      Math.abs(v - x[0]! - i * spacing) <=
      Math.max(SPACING_PX, SPACING_TOLERANCE * Math.abs(spacing)),
  );
  if (!even) return { mult: 'm', spacing };
  let best = { mult: 'm', error: INTENSITY_TOLERANCE };
  for (const hidden of lines.length >= 4 ? [0, 1] : [0]) {
    const count = lines.length + 2 * hidden;
    if (count > CODED_SPLITTINGS.length) continue;
    const ideal = binomialIntensities(count - 1).slice(hidden, count - hidden);
    const error = deviation(
      lines.map((l) => l.height),
      ideal,
    );
    if (error < best.error) best = { mult: splittingBy(count - 1), error };
  }
  return { mult: best.mult, spacing };
}

/**
 * Mean absolute deviation between two intensity patterns, each scaled to the same sum, relative to
 * the tallest ideal line.
 */
function deviation(observed: readonly number[], ideal: readonly number[]): number {
  const total = (v: readonly number[]) => v.reduce((a, b) => a + b, 0);
  const scale = total(ideal) / total(observed);
  return (
    observed.reduce((sum, v, i) => sum + Math.abs(v * scale - ideal[i]!), 0) /
    observed.length /
    Math.max(...ideal)
  );
}
