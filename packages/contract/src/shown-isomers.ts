import { z } from 'zod';
import { carbonSignalSchema, infraredBandSchema, protonSignalSchema } from './isomers.ts';
import { spinSystemSchema } from './spin-system.ts';

/** A list of texts; one text alone is a list of one (specification §3, "list or text"). */
const textsSchema = z
  .union([z.array(z.string()), z.string().transform((text) => [text])])
  .catch([]);
const listOf = <T extends z.ZodType>(item: T) => z.array(item).catch([]);

/** One row as the page reads it: the specification's fields, and ours where they are there. */
const shownIsomerSchema = z.looseObject({
  name: z.string().nullish().catch(null),
  aka: textsSchema,
  h1nmr: textsSchema,
  c13nmr: textsSchema,
  ir: textsSchema,
  diagnostics: textsSchema,
  smiles: z.string().optional().catch(undefined),
  known: z.boolean().catch(false),
  named: z.boolean().catch(false),
  signals: z
    .object({
      H1NMR: listOf(protonSignalSchema),
      C13NMR: listOf(carbonSignalSchema),
      IR: listOf(infraredBandSchema),
    })
    .optional()
    .catch(undefined),
  h1_spins: spinSystemSchema.optional().catch(undefined),
});
export type ShownIsomer = z.output<typeof shownIsomerSchema>;

/**
 * An isomer guide as the page reads it. The specification promises `query`, `note` and `isomers`
 * alone (§3, §7): what the server adds is used where it comes, and nothing is refused for lack of
 * it.
 */
export const shownIsomersSchema = z.looseObject({
  query: z.string().catch(''),
  note: z.string().catch(''),
  isomers: listOf(shownIsomerSchema),
  total: z.number().nullish().catch(null),
  formula: z.string().optional().catch(undefined),
  generated_on: z.string().optional().catch(undefined),
  listed: z.number().optional().catch(undefined),
});
export type ShownIsomers = z.output<typeof shownIsomersSchema>;
