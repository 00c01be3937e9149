import { z } from 'zod';
import { structureTextSchema } from './isomers.ts';
import { DEFAULT_LANGUAGE, languageSchema } from './languages.ts';

/** GET /names: a name, SMILES or InChI as `q`. */
export const namesQuerySchema = z.object({
  q: structureTextSchema,
  lang: languageSchema.default(DEFAULT_LANGUAGE),
});

/** One molecule with what it is called. */
export const namedStructureSchema = z.object({
  smiles: z.string(),
  /** Hill order. */
  formula: z.string(),
  /** What chemists call it, else the systematic name; null where no rule covers it. */
  name: z.string().nullable(),
  systematic_name: z.string().nullable(),
  aka: z.array(z.string()),
  /** Standard InChI; null where it cannot be written. */
  inchi: z.string().nullable(),
  inchikey: z.string().nullable(),
});
export type NamedStructure = z.infer<typeof namedStructureSchema>;

/** Answer of GET /names: the molecule, or names that look like what was asked. */
export const namesResponseSchema = z.object({
  structure: namedStructureSchema.nullable(),
  suggestions: z.array(z.string()),
});
export type NamesResponse = z.infer<typeof namesResponseSchema>;
