import { z } from 'zod';
import { isomerSchema, structureTextSchema } from './isomers.ts';
import { DEFAULT_LANGUAGE, languageSchema } from './languages.ts';

/** POST /v1/predictions. */
export const predictionRequestSchema = z.object({
  /** A SMILES, InChI or name. */
  structure: structureTextSchema,
  /** For hydrogens on N, O and S, acids and salts, whose shifts follow the solvent. */
  solvent: z.string().trim().min(1).max(50).optional(),
  /** Proton frequency: the lines of the ¹H spectrum are simulated for it. */
  frequency_mhz: z.number().min(40).max(1_300).optional(),
  lang: languageSchema.default(DEFAULT_LANGUAGE),
});
export type PredictionRequest = z.output<typeof predictionRequestSchema>;

/** The expected spectra of one molecule. Predictions, not measurements. */
export const predictionSchema = z.object({
  smiles: z.string(),
  name: z.string().nullable(),
  solvent: z.string().nullable(),
  frequency_mhz: z.number().nullable(),
  signals: isomerSchema.shape.signals,
  /** Every line of the simulated ¹H spectrum, highest shift first; only where a frequency was given. */
  h1_lines: z
    .array(
      z.object({
        delta_ppm: z.number(),
        /** In hydrogens: all lines of a signal together are its hydrogens. */
        intensity: z.number(),
      }),
    )
    .nullable(),
});
export type Prediction = z.infer<typeof predictionSchema>;
