import type { PeakOptions, PeaksRead } from '../../page/trace/peaks-read.ts';
import type { TraceMask } from '../../page/trace/trace-mask.ts';
import { COMPUTED_PHASE, reachesBelowMeasurement } from './computed-infrared.ts';
import { readInfrared } from './read-infrared.ts';

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
