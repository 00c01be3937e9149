import { TRACE_ORDINATES, type RecordedTrace } from '@elucida/spectra/spectrum';
import { TRACE_TEXT } from '@elucida/spectra/traces/write-trace';
import { z } from 'zod';

/** Far beyond any position or intensity; what is larger could not be drawn on an axis. */
const FIGURE_MAX = 1e15;
const figure = z.number().min(-FIGURE_MAX).max(FIGURE_MAX);

/** A recorded curve; an optional field of ours next to the peaks of a spectrum. */
export const traceSchema = z.object({
  /** Positions of its ends, in the technique's unit. */
  from: figure,
  to: figure,
  /** Values of its lowest and its highest point. */
  low: figure,
  high: figure,
  ordinate: z.enum(TRACE_ORDINATES),
  /** Base64 of zigzag varints: differences of heights of 16 bits. */
  heights: z
    .string()
    .max(TRACE_TEXT)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Heights are in base64.'),
}) satisfies z.ZodType<RecordedTrace>;
