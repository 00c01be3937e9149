import type { PeakOptions, PeaksRead } from '../../page/trace/peaks-read.ts';
import type { TraceMask } from '../../page/trace/trace-mask.ts';
import { readInfrared } from './read-infrared.ts';

/**
 * No spectrometer for organic samples records below this, cm⁻¹; a computed spectrum is drawn from
 * zero.
 */
const LOWEST_MEASURED_CM1 = 100;

/** What `metadata.phase` of a spectrum says when its axis gives away that it was computed. */
export const COMPUTED_PHASE = 'computed';

/**
 * Whether a trace with these ends (cm⁻¹, in either order) can only be that of a computed spectrum.
 */
export function reachesBelowMeasurement(ends: readonly [number, number]): boolean {
  return Math.min(...ends) <= LOWEST_MEASURED_CM1;
}

/** Axis values at the first and the last column that the trace has ink in. */
function traceEnds({ width, on }: TraceMask, toValue: (x: number) => number): [number, number] {
  let first = width;
  let last = 0;
  on.forEach((inked, i) => {
    if (!inked) return;
    first = Math.min(first, i % width);
    last = Math.max(last, i % width);
  });
  return [toValue(first), toValue(last)];
}

/** The bands of a drawn spectrum; a warning where it was computed rather than measured. */
export function readInfraredImage(mask: TraceMask, { toValue }: PeakOptions): PeaksRead {
  const { peaks, heights } = readInfrared(mask, toValue);
  const computed = reachesBelowMeasurement(traceEnds(mask, toValue));
  return {
    spectrum: {
      type: 'IR',
      source: 'image',
      ...(computed && { metadata: { phase: COMPUTED_PHASE } }),
      peaks: peaks.map(({ peak }) => peak),
    },
    tips: peaks.map(({ at }) => at),
    warnings: computed ? [{ code: 'infrared_computed' }] : [],
    heights,
  };
}
