import type { RecordedTrace } from '../spectrum.ts';
import { TRACE_STEPS } from './write-trace.ts';

/** A curve ready to be drawn: positions in one direction, and as many values. */
export interface DrawnCurve {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** More points than any trace that is drawn: what comes after is left out. */
const MOST_READ = 262_144;

/** The bytes of a text in base64; none where it is none. */
function bytesOf(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}

/**
 * The curve of a trace, as `writeTrace` wrote it. Null where the text is none or holds fewer than
 * two points; never throws.
 */
export function readTrace({ from, to, low, high, heights }: RecordedTrace): DrawnCurve | null {
  const bytes = bytesOf(heights);
  const steps: number[] = [];
  let height = 0,
    value = 0,
    shift = 0;
  for (let k = 0; k < bytes.length && steps.length < MOST_READ; k++) {
    const byte = bytes.charCodeAt(k);
    value += (byte & 127) * 2 ** shift;
    shift += 7;
    if (byte > 127 && shift < 28) continue;
    height += value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    steps.push(Math.min(TRACE_STEPS, Math.max(0, height)));
    value = 0;
    shift = 0;
  }
  const count = steps.length;
  if (count < 2 || from === to || ![from, to, low, high].every(Number.isFinite)) return null;
  return {
    x: Float64Array.from(steps, (_, k) => from + ((to - from) * k) / (count - 1)),
    y: Float64Array.from(steps, (step) => low + ((high - low) * step) / TRACE_STEPS),
  };
}
