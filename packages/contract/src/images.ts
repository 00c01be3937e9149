import { byTechnique } from '@elucida/spectra/techniques/registry';
import { z } from 'zod';
import {
  analyzeFieldsSchema,
  filesSchema,
  responseSpectrumSchema,
  spectrumTypeSchema,
} from './analysis.ts';
import { PAYLOAD_MAX } from './limits.ts';

/** Why nothing could be read from an image, as the reading stage says it. */
export const IMAGE_PROBLEMS = [
  'blank',
  'no-plot',
  'no-axis',
  'axis-unreadable',
  'unknown-technique',
  'technique-doubtful',
  'another-kind',
  'no-peaks',
] as const;
export type ImageProblem = (typeof IMAGE_PROBLEMS)[number];

/** Unit of an axis by technique. */
export const AXIS_UNITS = byTechnique(({ axis }) => axis.unit);

/** Describing an image reads it, which is work: calls a minute and user. */
export const DESCRIBE_PER_MINUTE = 60;

/** The text fields of POST /images/describe, apart from its repeated `files`. */
export const describeFieldsSchema = analyzeFieldsSchema
  .pick({
    image_types: true,
    image_axes: true,
  })
  .extend({
    /** Integrals are then counted for it, as an analysis counts them. Ignored while it cannot be read. */
    formula: z.string().trim().max(PAYLOAD_MAX.formula).optional(),
  });
/** The whole form, as the documentation shows it. */
export const describeFormSchema = describeFieldsSchema.extend({ files: filesSchema });

/**
 * What was recognised in one image. With a `problem` the other fields still tell what could be
 * recognised before it.
 */
export const imageDescriptionSchema = z.object({
  name: z.string(),
  type: spectrumTypeSchema.nullable(),
  /** That it is this technique: below 0.9 nothing is read before somebody says so. Null where it is not known. */
  type_probability: z.number().min(0).max(1).nullable(),
  /** Values at the left and right end of the plot, in `unit`. */
  axis: z.tuple([z.number(), z.number()]).nullable(),
  unit: z.enum(['ppm', 'cm-1', 'nm', 'm/z']).nullable(),
  /** How many peaks an analysis would start from. */
  peaks: z.number().int().min(0),
  problem: z.enum(IMAGE_PROBLEMS).nullable(),
  /** The plot and the size of the image, px; null where no plot was found. */
  plot: z
    .object({
      x0: z.number(),
      y0: z.number(),
      x1: z.number(),
      y1: z.number(),
      width: z.number().int(),
      height: z.number().int(),
    })
    .nullable(),
  /** What an analysis would start from; null with a `problem`. */
  spectrum: responseSpectrumSchema.nullable(),
});
export type ImageDescription = z.infer<typeof imageDescriptionSchema>;

/** The answer of POST /images/describe: one entry a file, in their order. */
export const imageDescriptionsSchema = z.array(imageDescriptionSchema);
