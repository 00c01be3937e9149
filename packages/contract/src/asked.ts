import { z } from 'zod';
import { ASKED_MAX, SMILES_MAX } from './limits.ts';

const smilesListSchema = z
  .array(z.string().trim().min(1).max(SMILES_MAX))
  .max(ASKED_MAX)
  .default([]);

/** "Is it this?": SMILES of structures that are judged with all others (contract §2). */
export const structuresSchema = smilesListSchema;

/** SMILES of parts that the molecule is known to have, or to lack (contract §2). */
export const fragmentsSchema = z
  .object({ present: smilesListSchema, absent: smilesListSchema })
  .default({ present: [], absent: [] });
