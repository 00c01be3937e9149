import type { InkMap } from './ink-map.ts';
import type { Box } from './raster.ts';

/** Ink of axis lines, ticks and frames, which are often drawn in grey (of 255). */
export const FAINT_INK = 36;

/** Axis lines of spreadsheets, blurred: tried where there is nothing darker. */
const PALE_INK = 18;

/** What is left of a frame's lean in a straightened photograph. */
const MAX_LEAN = 0.02;

/** A straight horizontal stroke: rows y0 … y1 (exclusive), columns x0 … x1 (exclusive). */
export type Stroke = Box;

/** Longest run of ink along row `y` between two columns, bridging gaps of up to two pixels. */
export function longestRun(
  ink: InkMap,
  y: number,
  { from, to, level = FAINT_INK }: { from: number; to: number; level?: number },
): { x0: number; x1: number } {
  let best = { x0: from, x1: from };
  let start = -1;
  let last = -10;
  for (let x = from; x < to; x++) {
    if (ink.level[y * ink.width + x]! < level) continue;
    if (x - last > 3) start = x;
    last = x;
    if (x + 1 - start > best.x1 - best.x0) best = { x0: start, x1: x + 1 };
  }
  return best;
}

/** The horizontal stroke nearest above the labels that is as long as they are wide, or null. */
export function findAxisStroke(
  ink: InkMap,
  place: { span: { x0: number; x1: number }; bottom: number; reach: number },
): Stroke | null {
  return strokeOf(ink, place, FAINT_INK) ?? strokeOf(ink, place, PALE_INK);
}

function strokeOf(
  ink: InkMap,
  { span, bottom, reach }: { span: { x0: number; x1: number }; bottom: number; reach: number },
  level: number,
): Stroke | null {
  const needed = 0.7 * (span.x1 - span.x0);
  for (let y = Math.floor(bottom); y >= Math.max(0, bottom - reach); y--) {
    const run = longestRun(ink, y, { from: 0, to: ink.width, level });
    if (run.x1 - run.x0 < needed || run.x0 > span.x1 || run.x1 < span.x0) continue;
    let y0 = y;
    let widest = run;
    while (y0 > 0 && y - y0 < 8) {
      const next = longestRun(ink, y0 - 1, { from: 0, to: ink.width, level });
      if (next.x1 - next.x0 < needed) break;
      if (next.x1 - next.x0 > widest.x1 - widest.x0) widest = next;
      y0--;
    }
    return { x0: widest.x0, x1: widest.x1, y0, y1: y + 1 };
  }
  return null;
}

/**
 * How far ink reaches upwards from row `y` in column `x`, bridging gaps of up to two pixels and
 * following a line that leans a little: the row where it ends.
 */
export function upwardReach(ink: InkMap, x: number, y: number): number {
  if (x < 1 || x >= ink.width - 1) return y;
  const inked = (column: number, row: number) => ink.level[row * ink.width + column]! >= FAINT_INK;
  let last = y;
  let at = x;
  for (let row = y - 1; row >= 0 && last - row <= 3; row--) {
    const next = [at, at - 1, at + 1].find(
      (c) =>
        c > 0 && c < ink.width - 1 && Math.abs(c - x) <= 1 + MAX_LEAN * (y - row) && inked(c, row),
    );
    if (next === undefined) continue;
    at = next;
    last = row;
  }
  return last;
}
