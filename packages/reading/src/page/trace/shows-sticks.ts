import { followTrace } from './envelope.ts';
import { stickSignal } from './plot-signal.ts';
import type { TraceMask } from './trace-mask.ts';

/** A stroke through this share of the plot's columns is a curve. */
const CURVE_SHARE = 0.5;
/** Sticks are at most this wide, share of the plot's width and px; bars of charts are wider. */
const STICK_SHARE = 0.006,
  STICK_PX = 3;
/** Fewer are no spectrum. */
const FEWEST = 3;

/** Whether a plot shows separate narrow sticks on its axis, neither a curve nor wide bars. */
export function showsSticks(mask: TraceMask): boolean {
  const trace = followTrace(mask);
  if (trace && trace.cover >= CURVE_SHARE) return false;
  const widths: number[] = [];
  let run = 0;
  for (const height of stickSignal(mask).height) {
    if (height >= 4) run++;
    else if (run > 0) {
      widths.push(run);
      run = 0;
    }
  }
  widths.sort((a, b) => a - b);
  const middle = widths[widths.length >> 1] ?? Infinity;
  return widths.length >= FEWEST && middle <= Math.max(STICK_PX, STICK_SHARE * mask.width);
}
