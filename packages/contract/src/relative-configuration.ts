import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { z } from 'zod';

const configuredSchema = z.looseObject({
  /** With the configuration, one of two mirror images; its atoms are in the order of the first candidate's SMILES. */
  smiles: z.string(),
  probability: z.number().min(0).max(1),
});

/** A signal or a NOE peak that tells the stated configuration from the next best one. */
const configurationReasonSchema = z.looseObject({
  technique: z.enum(SPECTRUM_TYPES),
  /** 0-based peak of the technique's spectrum in `spectra`. */
  peak: z.number().int(),
  /** 0-based heavy atoms of the first candidate's SMILES. */
  atoms: z.array(z.number().int()),
  /** ppm */
  observed: z.number(),
  /** The other shift of a NOE peak, ppm. */
  other: z.number().optional(),
  /** Constants measured, Hz, largest first; absent for a NOE peak. */
  measured: z.array(z.number()).optional(),
  /** Constants, Hz, or the one distance, Å, in the stated configuration and in the next best. */
  expected: z.array(z.number()),
  otherwise: z.array(z.number()),
});

/**
 * What coupling constants and NOE say of the relative configuration of the first candidate. Mirror images are not told
 * apart.
 */
export const relativeConfigurationSchema = z.looseObject({
  /** What is stated, the rest left out, its atoms in the order of the first candidate's; null where it is open. */
  smiles: z.string().nullable(),
  /** Of what is stated, or of the likeliest diastereomer where it is open. */
  probability: z.number().min(0).max(1),
  /** Nothing of the relative configuration is left open. */
  complete: z.boolean(),
  /**
   * What is left open, as 0-based heavy atoms of the first candidate's SMILES: one of a centre, two of a C=C. Absent
   * in results of older versions.
   */
  open: z.array(z.array(z.number().int())).optional(),
  /** The diastereomers weighed, likeliest first. */
  diastereomers: z.array(configuredSchema),
  based_on: z.array(configurationReasonSchema),
});
export type RelativeConfigurationItem = z.infer<typeof relativeConfigurationSchema>;
