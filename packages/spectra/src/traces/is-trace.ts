import { TRACE_ORDINATES, type RecordedTrace } from '../spectrum.ts';
import { TRACE_TEXT } from './write-trace.ts';

/** Whether a value of a file or of the browser's storage is a trace that can be sent. */
export function isTrace(value: unknown): value is RecordedTrace {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to, low, high, ordinate, heights } = value as Record<string, unknown>;
  return (
    [from, to, low, high].every((figure) => Number.isFinite(figure)) &&
    TRACE_ORDINATES.some((known) => known === ordinate) &&
    typeof heights === 'string' &&
    heights.length <= TRACE_TEXT &&
    /^[A-Za-z0-9+/]*={0,2}$/u.test(heights)
  );
}

/** The trace of a file's or the storage's block with its known fields alone, as a part of a block. */
export function traceOf(value: unknown): { trace?: RecordedTrace } {
  if (!isTrace(value)) return {};
  const { from, to, low, high, ordinate, heights } = value;
  return { trace: { from, to, low, high, ordinate, heights } };
}
