import type { PlotPeak, PlotSignal } from '../../page/trace/plot-signal.ts';
import type { TraceMask } from '../../page/trace/trace-mask.ts';

/**
 * Px a mass unit below which neighbouring sticks are one, and above which there is a gap between
 * them.
 */
const LEAST_PX = 1.6;
const APART_PX = 7;
/** Ink that a hidden stick adds next to a taller one, share of the stroke's width. */
const ADDED = 0.5;
/** Rows that must agree on it, and rows of the taller stick that must be clear above. */
const ROWS = 4;
/** Where next to a stick its neighbour's ink lies, mass units. */
const FROM_UNITS = 0.4;
const TO_UNITS = 1.45;

/**
 * Sticks one mass unit next to a taller one that touch it, so that no valley shows them: there the
 * taller stick's stroke is wider below than above.
 * `unitPx`: px a mass unit.
 */
export function hiddenNeighbours(
  mask: TraceMask,
  signal: PlotSignal,
  { sticks, unitPx }: { sticks: readonly PlotPeak[]; unitPx: number },
): PlotPeak[] {
  if (unitPx < LEAST_PX || unitPx > APART_PX) return [];
  return sticks.flatMap((tall) =>
    [-1, 1].flatMap((side) => {
      const taken = sticks.some(
        (s) => (s.x - tall.x) * side > 0.5 * unitPx && (s.x - tall.x) * side < 2.5 * unitPx,
      );
      const height = taken ? 0 : stepBeside(mask, signal, { tall, unitPx, side });
      return height
        ? [{ x: tall.x + side * unitPx, height, prominence: height, from: tall.from, to: tall.to }]
        : [];
    }),
  );
}

/** Height at which the stroke of a stick gets wider on one side, or 0. */
function stepBeside(
  mask: TraceMask,
  { baseline }: PlotSignal,
  { tall, unitPx, side }: { tall: PlotPeak; unitPx: number; side: number },
): number {
  const columns = (a: number, b: number) => {
    const [from, to] =
      side > 0
        ? [tall.x + a * unitPx, tall.x + b * unitPx]
        : [tall.x - b * unitPx, tall.x - a * unitPx];
    return {
      from: Math.max(0, Math.ceil(from - 0.5)),
      to: Math.min(mask.width - 1, Math.floor(to - 0.5)),
    };
  };
  const inkIn = (y: number, { from, to }: { from: number; to: number }) => {
    let sum = 0;
    for (let x = from; x <= to; x++) sum += mask.level[y * mask.width + x]!;
    return sum / mask.full;
  };
  const beside = columns(FROM_UNITS, TO_UNITS);
  const tip = Math.max(0, Math.ceil(baseline - tall.height) + 2);
  const foot = Math.min(mask.height, Math.floor(baseline)) - 1;
  if (beside.to < beside.from || foot - tip < 3 * ROWS) return 0;
  const clear =
    Array.from({ length: ROWS }, (_, k) => inkIn(tip + k, beside)).reduce((a, b) => a + b, 0) /
    ROWS;
  const width =
    Array.from({ length: ROWS }, (_, k) => inkIn(tip + k, columns(-1, 1))).reduce(
      (a, b) => a + b,
      0,
    ) / ROWS;
  let run = 0;
  for (let y = foot; y >= tip + ROWS; y--) {
    if (inkIn(y, beside) - clear < ADDED * width) return run >= ROWS ? run : 0;
    run++;
  }
  return 0;
}
