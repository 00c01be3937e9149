import { isScale, PLANE_FIGURE } from '@elucida/spectra/planes/is-plane';
import { PLANE_SIDE, PLANE_TEXT } from '@elucida/spectra/planes/write-plane';
import type { RecordedPlane } from '@elucida/spectra/spectrum';
import { z } from 'zod';

const figure = z.number().min(-PLANE_FIGURE).max(PLANE_FIGURE);
const axis = z
  .tuple([figure, figure])
  .refine(([first, last]) => first !== last, 'The two ends of an axis differ.');
const side = z.number().int().min(2).max(PLANE_SIDE);

/** A recorded plane; an optional field of ours next to the peaks of an experiment in two dimensions. */
export const planeSchema = z
  .object({
    /** Shifts of the first and the last column, and of the first and the last row, ppm. */
    across: axis,
    down: axis,
    columns: side,
    rows: side,
    /** Magnitudes of the lowest and the highest step, and of the noise. */
    low: figure,
    high: figure,
    noise: figure,
    /** Base64 of signed bytes: steps of a logarithmic scale; 0 is followed by how often it comes. */
    heights: z
      .string()
      .max(PLANE_TEXT)
      .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Heights are in base64.'),
  })
  .refine(
    isScale,
    'The noise is above zero, and not above the lowest height.',
  ) satisfies z.ZodType<RecordedPlane>;
