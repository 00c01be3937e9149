import type { SpectrumPicture } from '@elucida/spectra/spectrum';
import { z } from 'zod';
import { MAX_IMAGE_SIDE_PX, PAYLOAD_MAX } from './limits.ts';

/** Far beyond any axis; what is larger could not be drawn. */
const VALUE_MAX = 1e9;
/** Lines of a scale; the reader gives 33. */
const SCALE_MAX = 200;

/** Longest id of a solvent or an impurity. */
const OWNER_MAX = 40;

/** A perspective may put the end of an axis outside its picture. */
const px = z
  .number()
  .min(-MAX_IMAGE_SIDE_PX)
  .max(2 * MAX_IMAGE_SIDE_PX);
const point = z.tuple([px, px]).readonly();
const side = z.number().int().min(1).max(MAX_IMAGE_SIDE_PX);

/** Where a spectrum lies in its picture; an optional field of ours next to its peaks. */
export const pictureSchema = z.object({
  width: side,
  height: side,
  /** Lines of equal value across the plot, from its left to its right end. */
  scale: z
    .array(
      z.object({
        value: z.number().min(-VALUE_MAX).max(VALUE_MAX),
        foot: point,
        head: point,
      }),
    )
    .max(SCALE_MAX)
    .readonly(),
  /** The tip of each peak. */
  marks: z.array(point).max(PAYLOAD_MAX.peaks).readonly(),
  /** Lines that are not among the peaks, each with what it is assigned to. */
  foreign: z
    .array(z.object({ at: point, of: z.string().max(OWNER_MAX) }))
    .max(PAYLOAD_MAX.peaks)
    .readonly()
    .exactOptional(),
}) satisfies z.ZodType<SpectrumPicture>;
