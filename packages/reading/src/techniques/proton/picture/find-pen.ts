import type { PlotSignal } from '../../../page/trace/plot-signal.ts';
import type { TraceMask } from '../../../page/trace/trace-mask.ts';
import { fitPattern, type SignalInk } from './fit-pattern.ts';
import type { Pen } from './drawn-ink.ts';

/** Half widths that are tried, px: from far below a pixel to lines of several. */
const HALF_WIDTHS_PX = [0.04, 0.08, 0.14, 0.22, 0.34, 0.52, 0.8, 1.2, 2];
/** So many of the tallest signals tell the width of lines. */
const TALLEST = 3;
/** Simple patterns, one of which the tallest signals mostly are. */
const SIMPLE = [1, 2, 3];
/** The stroke, as shares of the resting curve's thickness; the first that explains well is taken. */
const STROKE_SHARES = [1, 0.75, 0.55, 0.4];
const WELL_EXPLAINED = 0.07;

/** Columns with less than this share of the strongest one's ink are left out at the ends. */
const COUNTED = 0.01;
/** Columns up to this height are base line, px. */
const FLAT_PX = 1;

/** Ink above the base line from one column to another, both inclusive. */
export function inkOf(
  mask: TraceMask,
  { height, baseline }: PlotSignal,
  { from, to, stroke }: { from: number; to: number; stroke: number },
): SignalInk {
  const foot = Math.min(mask.height, Math.ceil(baseline + stroke + 1));
  const columns = new Float64Array(to - from + 1);
  for (let x = from; x <= to; x++) {
    const tallest = Math.max(height[x - 1] ?? 0, height[x]!, height[x + 1] ?? 0);
    let sum = 0;
    for (let y = Math.max(0, Math.floor(baseline - tallest) - 1); y < foot; y++)
      sum += Math.min(1, mask.level[y * mask.width + x]! / mask.full);
    columns[x - from] = Math.max(0, sum - stroke);
  }
  // Columns that are as good as empty tell nothing and take time.
  const least = COUNTED * Math.max(...columns);
  const inked = [...columns.keys()].filter((x) => columns[x]! > least);
  const first = Math.max(0, (inked[0] ?? 0) - 1);
  return columns.slice(first, Math.min(columns.length, (inked.at(-1) ?? 0) + 2));
}

/** Thickness of the stroke, by the ink of the columns in which the curve rests. */
export function strokeOf(mask: TraceMask, { height, baseline }: PlotSignal): number {
  const found: number[] = [];
  for (let x = 0; x < mask.width; x++) {
    if (height[x]! > FLAT_PX) continue;
    let sum = 0;
    for (
      let y = Math.max(0, Math.floor(baseline) - 3);
      y < Math.min(mask.height, Math.ceil(baseline) + 6);
      y++
    )
      sum += Math.min(1, mask.level[y * mask.width + x]! / mask.full);
    found.push(sum);
  }
  found.sort((a, b) => a - b);
  return Math.max(0.5, found[found.length >> 1] ?? 1);
}

/**
 * The pen with which the tallest signals are explained best, each as one of the simple patterns:
 * lines of one spectrum are alike. Noise makes the resting curve thicker than its stroke.
 */
export function findPen(inks: readonly SignalInk[], resting: number): Pen {
  const peak = (columns: SignalInk) => Math.max(...columns);
  const tallest = [...inks].sort((a, b) => peak(b) - peak(a)).slice(0, TALLEST);
  const misfit = (pen: Pen) =>
    tallest.reduce(
      (sum, ink) =>
        sum +
        Math.min(...SIMPLE.map((lines) => fitPattern(ink, lines, { pen, closely: false }).error)),
      0,
    ) / Math.max(1, tallest.length);
  let best = { pen: { stroke: resting, halfWidth: HALF_WIDTHS_PX[0]! }, error: Infinity };
  for (const share of STROKE_SHARES) {
    if (best.error < WELL_EXPLAINED) break;
    for (const halfWidth of HALF_WIDTHS_PX) {
      const pen = { stroke: share * resting, halfWidth };
      const error = misfit(pen);
      if (error < best.error) best = { pen, error };
    }
  }
  return best.pen;
}
