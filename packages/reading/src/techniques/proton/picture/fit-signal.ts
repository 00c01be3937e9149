import { splittingBy } from '@elucida/spectra/chemistry/multiplicities';
import { fitPattern, type SignalInk } from './fit-pattern.ts';
import type { Pen } from './drawn-ink.ts';

/** What a signal's ink says of its lines. */
export interface FittedSignal {
  /** First-order multiplicity; `m` where more than one pattern fits. */
  readonly mult: string;
  /** Between lines, px. */
  readonly spacing: number;
  /** Of all lines together, px. */
  readonly height: number;
  /** One line, much wider than those of the other signals. */
  readonly broad: boolean;
}

const MOST_LINES = 7;
/**
 * Shares of the ink that a pattern may leave: one line, several lines, one broad line. Measured on
 * drawings of `fixtures/styles`, 500–4,000 px: single lines leave up to 0.29, splittings of 0.6 px
 * fitted as one line 0.36 and more; patterns that are drawn leave up to 0.12, others 0.2 and more.
 */
const LINE_LEAVES = 0.3,
  PATTERN_LEAVES = 0.16,
  BROAD_LEAVES = 0.12;
/** Patterns that leave hardly more than the best one fit as well. */
const HARDLY_MORE = 1.25,
  LEAST_LEFT = 0.01;
/** Broad lines are so many times as wide as others. */
const BROADER = [2, 3, 5, 8, 13, 20];

/** The first-order pattern that explains a signal's ink; null where none does. */
export function fitSignal(ink: SignalInk, pen: Pen): FittedSignal | null {
  const line = fitPattern(ink, 1, { pen });
  const single = { mult: 's', spacing: 0, broad: false, height: line.height };
  if (line.error <= LINE_LEAVES) return single;
  const patterns = Array.from({ length: MOST_LINES - 1 }, (_, k) =>
    fitPattern(ink, k + 2, { pen }),
  );
  const least = Math.min(...patterns.map(({ error }) => error));
  const broadLeaves = Math.min(
    ...BROADER.map(
      (times) => fitPattern(ink, 1, { pen: { ...pen, halfWidth: times * pen.halfWidth } }).error,
    ),
  );
  if (broadLeaves <= BROAD_LEAVES && broadLeaves < HARDLY_MORE * least)
    return { ...single, broad: true };
  const enough = Math.min(PATTERN_LEAVES, HARDLY_MORE * least + LEAST_LEFT);
  const fitting = patterns.filter(({ error }) => error <= enough);
  const [simplest] = fitting;
  if (!simplest) return null;
  return {
    mult: fitting.length === 1 ? splittingBy(simplest.lines - 1) : 'm',
    spacing: simplest.spacing,
    broad: false,
    height: simplest.height,
  };
}
