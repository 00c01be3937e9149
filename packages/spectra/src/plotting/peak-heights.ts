import type { ObservedCurve } from './observed-curve.ts';
import type { PlotPeak } from './plot-peak.ts';

/** A peak that is hardly there still shows. */
const LEAST = 0.04;
/** How far next to a position its top may be, as a share of the curve's width. */
const NEAR = 1 / 800;

/** How high the curve is at a peak: at the tallest line of its pattern, or nearby. */
function heightOn({ curve: { x, y } }: ObservedCurve, { x: at, span, height }: PlotPeak): number {
  const near = Math.abs(x[x.length - 1]! - x[0]!) * NEAR;
  const [from, to] = span ?? [at - near, at + near];
  let tallest = -Infinity;
  for (let k = 0; k < x.length; k++)
    if (x[k]! >= from && x[k]! <= to && y[k]! > tallest) tallest = y[k]!;
  return Number.isFinite(tallest) ? tallest : height;
}

/** How high each peak is drawn, where its curve is, or as its strength says where there is none. */
export const peakHeights = (observed: ObservedCurve | null, peaks: readonly PlotPeak[]): number[] =>
  peaks.map((peak) => Math.max(LEAST, observed ? heightOn(observed, peak) : peak.height));
