import { findPeaks } from '../../page/trace/line-peaks.ts';
import { followTrace } from '../../page/trace/envelope.ts';
import type { Seen } from '../../page/trace/plot-signal.ts';
import type { TraceMask } from '../../page/trace/trace-mask.ts';
import type { UvVisPeak } from '@elucida/spectra/spectrum';

/**
 * Smallest maximum: share of the absorbance range, px, and times the scatter of the trace about its
 * smoothed course. What stands out less is a shoulder or noise.
 */
const MIN_SHARE = 0.03;
const MIN_PX = 3;
const MIN_SCATTER = 4;
/** Columns about a maximum within which the trace's scatter is judged, share of the plot. */
const SCATTER_SHARE = 0.02;

/**
 * Absorption maxima of a UV-Vis curve, in nm. Bands are broad: the trace is smoothed over a
 * hundredth of the plot first. A maximum has a lower absorbance on both sides within the trace:
 * where a curve ends at its highest point, as end absorption does, it has none there.
 */
export function readUltraviolet(
  mask: TraceMask,
  toNm: (x: number) => number,
): { peaks: Seen<UvVisPeak>[]; heights?: Float32Array } {
  const trace = followTrace(mask);
  if (!trace) return { peaks: [] };
  const lowest = Math.max(...[...trace.bottom].filter((v) => !Number.isNaN(v)));
  const height = Float32Array.from(trace.top, (v, x) =>
    Number.isNaN(v) ? 0 : lowest - (v + trace.bottom[x]!) / 2,
  );
  const [first, last] = ends(trace.top);
  const smooth = movingAverage(height, Math.max(1, Math.round(mask.width / 200)), [first, last]);
  const drawn = smooth.subarray(first, last + 1);
  const range = Math.max(...drawn) - Math.min(...drawn);
  const scatter = scatterOf(height, smooth, Math.round(SCATTER_SHARE * mask.width));
  const least = Math.max(MIN_PX, MIN_SHARE * range);
  const peaks = findPeaks(drawn, () => least)
    .filter((p) => falls(drawn, p, -1) >= least && falls(drawn, p, 1) >= least)
    .map((p) => ({ ...p, index: p.index + first }))
    .filter((p) => p.prominence >= MIN_SCATTER * scatter(p.index))
    .map((p) => ({
      peak: { lambda_max_nm: Math.round(toNm(p.index + 0.5)) },
      at: { x: p.index + 0.5, y: lowest - p.height },
    }));
  return { peaks, heights: smooth };
}

/** How far a curve falls from a maximum to one side before it ends or rises above it, px. */
function falls(
  curve: Float32Array,
  { index, height }: { index: number; height: number },
  step: 1 | -1,
): number {
  let lowest = height;
  for (let k = index; k >= 0 && k < curve.length && curve[k]! <= height; k += step)
    lowest = Math.min(lowest, curve[k]!);
  return height - lowest;
}

/** First and last column with trace. */
function ends(top: Float32Array): readonly [number, number] {
  let first = 0;
  let last = top.length - 1;
  while (first < last && Number.isNaN(top[first]!)) first++;
  while (last > first && Number.isNaN(top[last]!)) last--;
  return [first, last];
}

/** How far the trace lies from its smoothed course about a column, mean absolute deviation, px. */
const scatterOf =
  (height: Float32Array, smooth: Float32Array, reach: number) =>
  (x: number): number => {
    const from = Math.max(0, x - reach);
    const to = Math.min(height.length - 1, x + reach);
    let sum = 0;
    for (let k = from; k <= to; k++) sum += Math.abs(height[k]! - smooth[k]!);
    return sum / (to - from + 1);
  };

/** Means over `half` columns to either side, of those between two columns alone. */
function movingAverage(
  values: Float32Array,
  half: number,
  [first, last]: readonly [number, number],
): Float32Array {
  return values.map((value, i) => {
    if (i < first || i > last) return value;
    let sum = 0;
    let n = 0;
    for (let k = Math.max(first, i - half); k <= Math.min(last, i + half); k++, n++)
      sum += values[k]!;
    return sum / n;
  });
}
