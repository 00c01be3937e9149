import {
  binomialIntensities,
  neighboursBehind,
  readMultiplicity,
} from '../../chemistry/multiplicities.ts';
import type { DrawnLine } from '../../simulation/proton-spectrum.ts';
import { protonFrequency } from '../../simulation/proton-frequency.ts';
import { numberIn, textIn } from '../loose-cells.ts';
import type { LooseRow } from '../technique.ts';

/**
 * Widths at half height, Hz: of a line; of one called broad, alone and in a pattern; and of a
 * multiplet whose lines nobody gave.
 */
const LINE_HZ = 1.2,
  BROAD_HZ = 14,
  BROAD_LINE_HZ = 5,
  UNRESOLVED_HZ = 10;
/** A vicinal coupling between freely turning groups, for patterns without a constant (Hz). */
const USUAL_HZ = 7;
/** A pattern with more lines is drawn unresolved. */
const MOST_LINES = 600;

const couplingsOf = (peak: LooseRow): number[] =>
  Array.isArray(peak['j_hz'])
    ? peak['j_hz'].filter((value): value is number => typeof value === 'number' && value > 0)
    : [];

/**
 * The first-order lines of a typed ¹H signal: its pattern with the constants it states, each
 * splitting by the n + 1 rule; 7 Hz where it states none. A multiplet without a pattern is one wide
 * line: which lines it has is not known. Areas are the hydrogens typed, 1 where there are none.
 */
export function declaredLines(peak: LooseRow, metadata: LooseRow | undefined): DrawnLine[] {
  const ppm = numberIn(peak['delta_ppm']);
  if (ppm === undefined) return [];
  const mhz = protonFrequency(metadata);
  const hydrogens = Math.max(0, numberIn(peak['int']) ?? 1);
  const shape = readMultiplicity(textIn(peak['mult']));
  const alone = (hz: number): DrawnLine[] => [{ ppm, intensity: hydrogens, width: hz / mhz }];
  if (shape === null) return alone(LINE_HZ);
  const neighbours = shape.splittings.map(neighboursBehind);
  if (neighbours.includes(null)) return alone(UNRESOLVED_HZ);
  if (neighbours.every((n) => n === 0)) return alone(shape.broad ? BROAD_HZ : LINE_HZ);
  const stated = couplingsOf(peak);
  let lines = [{ hz: 0, share: 1 }];
  neighbours.forEach((n, place) => {
    const j = stated[place] ?? stated.at(-1) ?? USUAL_HZ;
    const shares = binomialIntensities(n!);
    lines = lines.flatMap(({ hz, share }) =>
      shares.map((each, k) => ({ hz: hz + (k - n! / 2) * j, share: (share * each) / 2 ** n! })),
    );
  });
  if (lines.length > MOST_LINES) return alone(UNRESOLVED_HZ);
  const width = (shape.broad ? BROAD_LINE_HZ : LINE_HZ) / mhz;
  return lines.map(({ hz, share }) => ({
    ppm: ppm + hz / mhz,
    intensity: hydrogens * share,
    width,
  }));
}
