import { binomialIntensities } from '@elucida/spectra/chemistry/multiplicities';
import { columnInk, runningInk, type Pen } from './drawn-ink.ts';

/** The ink of a signal above the base line, column by column. */
export type SignalInk = Float64Array;

export interface FittedPattern {
  /** Lines of equal distance with binomial heights. */
  readonly lines: number;
  /** Between neighbouring lines, px. */
  readonly spacing: number;
  /** Of all lines together, px. */
  readonly height: number;
  /** Root mean square of what is left, share of the ink's own. */
  readonly error: number;
}

/**
 * Samples a column: in narrow windows eight, since strokes and lines are narrower than a pixel;
 * fewer in wide ones, so that each takes about as long.
 */
const FINEST = 8,
  LEAST_FINE = 3,
  SAMPLES = 200;
/** Moves up to this are tried, px; first each third of the samples. */
const MOST_MOVED_PX = 1.5,
  MOVED_STEP = 3;
/** Distances between lines are tried in these steps, first and about the best of them. */
const COARSE = 1.1,
  CLOSE = 1.025;
/** Lines nearer than this are one in any picture, px. */
const LEAST_SPACING_PX = 0.4;
/** Columns with more than this share of the strongest one's ink show how far a signal reaches. */
const REACHES = 0.04;

/** A window prepared for many fits. */
interface Window {
  readonly columns: SignalInk;
  readonly fine: number;
  readonly middle: number;
  /** Sum of the squares of its columns. */
  readonly own: number;
}

function windowOf(columns: SignalInk): Window {
  return {
    columns,
    fine: Math.min(FINEST, Math.max(LEAST_FINE, Math.round(SAMPLES / columns.length))),
    middle: middleOf(columns),
    own: columns.reduce((sum, value) => sum + value * value, 0),
  };
}

/** A pattern with this distance, at its best place and height. */
function fitAt(
  { columns, fine, middle, own }: Window,
  { lines, spacing }: Pick<FittedPattern, 'lines' | 'spacing'>,
  pen: Pen,
): FittedPattern {
  const weights = binomialIntensities(lines - 1);
  const total = weights.reduce((a, b) => a + b, 0);
  const drawnLines = weights.map((weight, k) => ({
    x: middle + (k - (lines - 1) / 2) * spacing,
    height: weight / total,
  }));
  const running = runningInk(drawnLines, pen, { width: columns.length, fine });
  let best = { moved: 0, height: 0, error: Infinity };
  const move = (moved: number) => {
    let cross = 0;
    let square = 0;
    for (let column = 0; column < columns.length; column++) {
      const drawn = columnInk(running, { column, moved, fine });
      cross += columns[column]! * drawn;
      square += drawn * drawn;
    }
    const height = square > 0 ? cross / square : 0;
    const error = Math.sqrt(Math.max(0, own - height * cross) / own);
    if (error < best.error) best = { moved, height, error };
  };
  const most = Math.floor(MOST_MOVED_PX * fine);
  for (let moved = -most; moved <= most; moved += MOVED_STEP) move(moved);
  const { moved: nearest } = best;
  for (let moved = nearest - MOVED_STEP + 1; moved < nearest + MOVED_STEP; moved++) move(moved);
  return { lines, spacing, height: best.height, error: best.error };
}

const better = (a: FittedPattern, b: FittedPattern) => (b.error < a.error ? b : a);

/**
 * The best of all places and distances for a first-order pattern of so many lines: least squares of
 * the ink in each column, heights in proportion to Pascal's triangle. `closely`: the distance to a
 * fortieth of itself, else to a twentieth.
 */
export function fitPattern(
  columns: SignalInk,
  lines: number,
  { pen, closely = true }: { pen: Pen; closely?: boolean },
): FittedPattern {
  const window = windowOf(columns);
  const fit = (spacing: number) => fitAt(window, { lines, spacing }, pen);
  if (lines === 1) return fit(0);
  const best = spacings(columns, lines, pen).map(fit).reduce(better);
  if (!closely) return best;
  return [best, ...about(best.spacing).map(fit)].reduce(better);
}

/** Distances about one that was found. */
function about(spacing: number): number[] {
  const found: number[] = [];
  for (let closer = spacing / COARSE; closer < COARSE * spacing; closer *= CLOSE)
    found.push(closer);
  return found;
}

/** Place of the ink on average, px from the window's left edge. */
function middleOf(columns: SignalInk): number {
  let sum = 0;
  let moment = 0;
  columns.forEach((ink, x) => {
    sum += ink;
    moment += ink * (x + 0.5);
  });
  return moment / sum;
}

/** Distances with which a pattern would reach about as far as the ink does. */
function spacings(columns: SignalInk, lines: number, { stroke, halfWidth }: Pen): number[] {
  const strongest = Math.max(...columns);
  const inked = [...columns.keys()].filter((x) => columns[x]! >= REACHES * strongest);
  const reach = inked.at(-1)! - inked[0]! + 1;
  const most = (reach + 1) / (lines - 1);
  const least = (0.5 * (reach - stroke - 1 - 10 * halfWidth)) / (lines - 1);
  const found: number[] = [];
  for (let spacing = Math.max(LEAST_SPACING_PX, least); spacing <= most; spacing *= COARSE)
    found.push(spacing);
  return found.length ? found : [most];
}
