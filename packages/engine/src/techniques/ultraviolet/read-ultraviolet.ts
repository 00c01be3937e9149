import { findPeaks } from '../../page/trace/line-peaks.ts';
import { followTrace } from '../../page/trace/envelope.ts';
import type { Seen } from '../../page/trace/plot-signal.ts';
import type { TraceMask } from '../../page/trace/trace-mask.ts';
import type { UvVisPeak } from '@elucida/spectra/spectrum';

/** Smallest maximum: share of the absorbance range, and px. */
const MIN_SHARE = 0.02;
const MIN_PX = 3;

/**
 * Absorption maxima of a UV-Vis curve, in nm. Bands are broad: the trace is smoothed over a
 * hundredth of the plot first.
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
  const smooth = movingAverage(height, Math.max(1, Math.round(mask.width / 200)));
  const range = Math.max(...smooth);
  const peaks = findPeaks(smooth, () => Math.max(MIN_PX, MIN_SHARE * range))
    .filter((p) => p.index > 2 && p.index < mask.width - 3)
    .map((p) => ({
      peak: { lambda_max_nm: Math.round(toNm(p.index + 0.5)) },
      at: { x: p.index + 0.5, y: lowest - p.height },
    }));
  return { peaks, heights: smooth };
}

function movingAverage(values: Float32Array, half: number): Float32Array {
  return values.map((_, i) => {
    let sum = 0;
    let n = 0;
    for (let k = Math.max(0, i - half); k <= Math.min(values.length - 1, i + half); k++, n++)
      sum += values[k]!;
    return sum / n;
  });
}
