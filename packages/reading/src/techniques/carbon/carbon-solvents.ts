import { deuteriumPattern, SOLVENTS, type SolventId } from '@elucida/spectra/chemistry/solvents';

/**
 * The residual 13C signal of a deuterated solvent: shift, lines of equal distance by coupling to
 * deuterium (2 n I + 1 of I = 1), ppm at 100 MHz between them.
 */
export interface CarbonSolvent {
  readonly id: SolventId;
  readonly ppm: number;
  readonly pattern: readonly number[];
  readonly apart: number;
}

/**
 * The table's solvents as patterns; J(CD) in Hz is the distance at 100 MHz. The singlet of
 * acetone's other carbon looks like a compound's.
 */
export const CARBON_SOLVENTS: readonly CarbonSolvent[] = SOLVENTS.filter(
  ({ inImages }) => inImages,
).map(({ id, c13: [{ ppm, lines, j_hz }] }) => ({
  id,
  ppm,
  pattern: deuteriumPattern(lines),
  apart: j_hz / 100,
}));

/** Fields at which couplings are drawn, relative to the one they are listed for: 50 to 200 MHz. */
const SCALES = { least: 0.5, most: 2 };
/** How far a referenced spectrum's solvent lies from its shift, ppm. */
const REFERENCE_PPM = 0.35;
/**
 * Unevenness of the distances, share of one; deviation of heights from the pattern, share of the
 * tallest line.
 */
const SPACING_TOLERANCE = 0.25;
const HEIGHT_TOLERANCE = 0.18;
/** Lines are placed to this part of a column; no pattern is more uneven than this share of one. */
const PLACED_PX = 0.5;
const MOST_UNEVEN = 0.4;
/** Weak outer lines of a septet may be lost. */
const LEAST_LINES = 5;

interface SolventLine {
  readonly ppm: number;
  readonly at: { readonly height: number };
}

/**
 * The lines of a solvent, recognised by their pattern alone: as many equally distant lines as
 * deuterium gives, in its intensities, about the solvent's shift.
 * A line or two at that place are the compound's. Empty where there is no such pattern.
 * `perPx`: ppm for a column, to which lines are placed.
 */
export function solventLines<Line extends SolventLine>(
  lines: readonly Line[],
  { ppm, pattern, apart }: CarbonSolvent,
  perPx = 0,
): Line[] {
  const near = lines
    .filter(
      (l) =>
        Math.abs(l.ppm - ppm) <= REFERENCE_PPM + ((pattern.length - 1) / 2) * apart * SCALES.most,
    )
    .sort((a, b) => a.ppm - b.ppm);
  for (let size = pattern.length; size >= Math.min(pattern.length, LEAST_LINES); size -= 2) {
    const hidden = (pattern.length - size) / 2;
    const own = pattern.slice(hidden, pattern.length - hidden);
    for (let i = 0; i + size <= near.length; i++) {
      const some = near.slice(i, i + size);
      if (looksLike(some, own, { ppm, apart, perPx })) return some;
    }
  }
  return [];
}

function looksLike(
  lines: readonly SolventLine[],
  pattern: readonly number[],
  { ppm, apart, perPx }: { ppm: number; apart: number; perPx: number },
): boolean {
  const [first, last] = [lines[0]!.ppm, lines.at(-1)!.ppm];
  const step = (last - first) / (lines.length - 1);
  if (
    Math.abs((first + last) / 2 - ppm) > REFERENCE_PPM ||
    step < SCALES.least * apart ||
    step > SCALES.most * apart
  )
    return false;
  const uneven = Math.min(
    MOST_UNEVEN * step,
    Math.max(SPACING_TOLERANCE * step, PLACED_PX * perPx),
  );
  if (lines.some((l, k) => Math.abs(l.ppm - first - k * step) > uneven)) return false;
  const scale = Math.max(...lines.map((l) => l.at.height)) / Math.max(...pattern);
  return lines.every(
    (l, k) =>
      Math.abs(l.at.height - scale * pattern[k]!) <=
      HEIGHT_TOLERANCE * scale * Math.max(...pattern),
  );
}
