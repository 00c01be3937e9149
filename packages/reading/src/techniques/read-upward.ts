import { upwardSignal, type PlotSignal } from '../page/trace/plot-signal.ts';
import type { PeaksRead } from '../page/trace/peaks-read.ts';
import type { TraceMask } from '../page/trace/trace-mask.ts';

/**
 * A trace that goes this far below its base line has peaks there: px, share of the tallest peak.
 */
const NEGATIVE_PX = 10;
const NEGATIVE_SHARE = 0.15;

/** The signals above the base line, and a warning where there are some below. */
export function readUpward(mask: TraceMask): {
  signal: PlotSignal;
  warnings: PeaksRead['warnings'];
} {
  const signal = upwardSignal(mask);
  return {
    signal,
    warnings:
      signal.belowPx > Math.max(NEGATIVE_PX, NEGATIVE_SHARE * Math.max(...signal.height))
        ? [{ code: 'negative_peaks_ignored' }]
        : [],
  };
}

/** The heights of a signal that was followed as a curve; undefined where sticks were measured. */
export const curveOf = ({ from, height }: PlotSignal): Float32Array | undefined =>
  from === 'trace' ? height : undefined;
