import { z } from 'zod';
import { INPUT_MESSAGES } from './input-messages.ts';
import { DEFAULT_LANGUAGE, languageSchema } from './languages.ts';
import { ISOMER_NOTES, ISOMERS_PAGE, STRUCTURE_TEXT_MAX } from './limits.ts';
import { MODEL_FAILURES } from './models.ts';
import { PROVIDERS } from './settings.ts';
import { spinSystemSchema } from './spin-system.ts';

/**
 * What a person writes for a molecule: a name, a SMILES, an InChI or a formula. One line; trimmed.
 */
export const structureTextSchema = z
  .string(INPUT_MESSAGES.structure)
  .trim()
  .min(1, INPUT_MESSAGES.structure)
  .max(STRUCTURE_TEXT_MAX, `At most ${STRUCTURE_TEXT_MAX} characters.`)
  .regex(/^\P{Cc}*$/u, 'Control characters are not allowed.');

/**
 * POST /isomers. `offset` and `limit` page through the list; a page says how many rows there are in
 * `listed`.
 */
export const isomersRequestSchema = z.object({
  name: structureTextSchema,
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  /** Rows to skip. */
  offset: z.number().int().min(0).max(1_000_000).default(0),
  limit: z.number().int().min(1).max(ISOMERS_PAGE).default(ISOMERS_PAGE),
});
export type IsomersRequest = z.output<typeof isomersRequestSchema>;

/** One expected ¹H signal: hydrogens that are equivalent by topology. */
export const protonSignalSchema = z.object({
  delta_ppm: z.number(),
  /** Standard deviation of the prediction, ppm. */
  sd_ppm: z.number(),
  /** Hydrogens of the signal. */
  hydrogens: z.number().int().min(1),
  /** As chemists write it: s, d, t, q, quint, sext, sept, dd, …, m, br s. */
  multiplicity: z.string(),
  /** Typical couplings in Hz, the largest first; empty where none can be stated. */
  j_hz: z.array(z.number()),
  /** 0-based heavy atoms of the row's SMILES. */
  atoms: z.array(z.number().int()),
  /** 2 where equivalent groups differ in space: two signals with this one prediction. */
  signals: z.number().int().min(1).default(1),
  /** Exchanges with water (OH, NH, SH): shift and width depend on solvent and concentration. */
  exchangeable: z.boolean(),
});

/** One expected ¹³C signal. */
export const carbonSignalSchema = z.object({
  delta_ppm: z.number(),
  sd_ppm: z.number(),
  /** Equivalent carbons of the signal. */
  carbons: z.number().int().min(1),
  kind: z.enum(['C', 'CH', 'CH2', 'CH3']),
  atoms: z.array(z.number().int()),
  /** 2 where equivalent groups differ in space: two signals with this one prediction. */
  signals: z.number().int().min(1).default(1),
});

/** One expected IR band: where it is looked for. */
export const infraredBandSchema = z.object({
  /** Upper and lower end of the range, cm⁻¹. */
  from_cm1: z.number(),
  to_cm1: z.number(),
  strength: z.enum(['w', 'm', 's']),
  broad: z.boolean(),
  /** Closed code of the vibration, e.g. `c-o-double`. */
  vibration: z.string(),
  atoms: z.array(z.number().int()),
});

/**
 * One isomer of the guide. The first seven fields are the specification's (§3); lists hold one
 * signal, band or sentence each.
 */
export const isomerSchema = z.looseObject({
  /** In the language asked for; null where it cannot be named: screens show the SMILES. */
  name: z.string().nullable(),
  /** Further names. */
  aka: z.array(z.string()),
  /** `1.21 ± 0.05 (d, J = 6.1 Hz, 6H, CH₃)`, one entry a signal, highest shift first. */
  h1nmr: z.array(z.string()),
  /** `64.2 ± 1.1 (OCH)`, one entry a signal, highest shift first. */
  c13nmr: z.array(z.string()),
  /**
   * `3650–3150 (s, br): O–H stretch, primary alcohol`, one entry a band, highest wavenumber first.
   */
  ir: z.array(z.string()),
  /** What tells it from its neighbours in the table, in the language asked for. */
  diagnostics: z.array(z.string()),
  /** Of ours. Row in the whole list, from 1. */
  rank: z.number().int().min(1),
  smiles: z.string(),
  /** IUPAC name, null where no rule covers it. */
  systematic_name: z.string().nullable(),
  /** Whether the library of known compounds has it. */
  known: z.boolean(),
  /** Whether this is the molecule asked for. */
  named: z.boolean(),
  signals: z.object({
    H1NMR: z.array(protonSignalSchema),
    C13NMR: z.array(carbonSignalSchema),
    IR: z.array(infraredBandSchema),
  }),
  /** The spin system that the ¹H spectrum follows from. */
  h1_spins: spinSystemSchema.optional(),
});
export type Isomer = z.infer<typeof isomerSchema>;

/**
 * What the list holds: every isomer, the most plausible of all, or those known and the best of a
 * search where all are too many.
 */
export const ISOMER_COVERAGES = ['all', 'plausible', 'sample'] as const;

/** Answer of POST /isomers (contract §2). */
export const isomersResponseSchema = z.looseObject({
  /** The text asked for, trimmed. */
  query: z.string(),
  /** What the list covers, in sentences of the language asked for. */
  note: z.string(),
  isomers: z.array(isomerSchema),
  /**
   * Constitutional isomers that exist, Kekulé forms of an arene counted once; null where they are
   * too many to count.
   */
  total: z.number().int().nullable(),
  /** Hill order. */
  formula: z.string(),
  /** ISO 8601, UTC. */
  generated_on: z.iso.datetime(),
  /** Of ours. What the list holds. */
  coverage: z.enum(ISOMER_COVERAGES),
  /** Rows that can be asked for by `offset`. */
  listed: z.number().int(),
  offset: z.number().int(),
  limit: z.number().int(),
  /** The molecule asked for; null where a formula was. */
  smiles: z.string().nullable(),
});
export type IsomersResponse = z.infer<typeof isomersResponseSchema>;

/**
 * POST /isomers/notes, with a guide and of ours alone: the rows that an AI model is asked about,
 * as POST /isomers takes them.
 */
export const isomerNotesRequestSchema = isomersRequestSchema.extend({
  limit: z.number().int().min(1).max(ISOMER_NOTES).default(ISOMER_NOTES),
});

/**
 * Answer of POST /isomers/notes: what an AI model would look at to tell isomers apart, as far as
 * our own prediction confirms it.
 */
export const isomerNotesSchema = z.looseObject({
  provider: z.enum(PROVIDERS),
  model: z.string(),
  /** Why there are no notes; null where it answered. */
  failure: z.enum(MODEL_FAILURES).nullable(),
  /** Taken from an earlier, equal request of the same user. */
  cached: z.boolean(),
  /**
   * By isomer, those without a confirmed point left out. Points are sentences of ours, plain text
   * in the language asked for.
   */
  notes: z.array(
    z.object({ smiles: z.string(), name: z.string().nullable(), points: z.array(z.string()) }),
  ),
  /** Points of the model that are not shown: refuted, or not to be checked. */
  left_out: z.number().int(),
});
export type IsomerNotes = z.infer<typeof isomerNotesSchema>;
