import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, languageSchema } from './languages.ts';
import { SMILES_MAX } from './limits.ts';
import { manualSpectrumSchema } from './manual-payload.ts';
import { HINT_KINDS, PRACTICE_FIELDS, PRACTICE_LEVELS, SKILLS } from './practice-terms.ts';

const typeSchema = z.enum(SPECTRUM_TYPES);
/** 0-based atoms of a SMILES, or peaks of a spectrum. */
const placesSchema = z.array(z.number().int().min(0));

/** A problem in the list: nothing of its answer. */
export const listedProblemSchema = z.object({
  id: z.string(),
  level: z.enum(PRACTICE_LEVELS),
  fields: z.array(z.enum(PRACTICE_FIELDS)),
  /** On the scale of ratings of students: 1000 easy, 2000 hard. */
  rating: z.number(),
  /** Hill order. */
  formula: z.string(),
});
export type ListedProblem = z.infer<typeof listedProblemSchema>;

/** Answer of GET /practice/problems, the easiest first. */
export const problemsResponseSchema = z.object({ problems: z.array(listedProblemSchema) });

/** Answer of GET /practice/problems/:id: nothing of its answer either. */
export const shownProblemSchema = listedProblemSchema.extend({
  /** Monoisotopic mass of [M+H]⁺, Da, calculated: for those who look for the formula themselves. */
  ion_mz: z.number(),
  spectra: z.array(manualSpectrumSchema),
  hints: z.array(z.enum(HINT_KINDS)),
});
export type ShownProblem = z.infer<typeof shownProblemSchema>;

export const problemParamsSchema = z.object({ id: z.string().min(1).max(40) });
export const practiceLanguageSchema = z.object({ lang: languageSchema.default(DEFAULT_LANGUAGE) });

/** Body of POST /practice/problems/:id/replies. */
export const drawnSchema = z.object({
  structure: z.string().trim().min(1).max(SMILES_MAX),
  lang: languageSchema.default(DEFAULT_LANGUAGE),
});

/** A sentence of the judge, with what it speaks of. */
const practicePointSchema = z.object({
  /** Markdown. */
  text: z.string(),
  technique: typeSchema.nullable(),
  peaks: placesSchema,
  /** Of the structure drawn, as `smiles` has them. */
  atoms: placesSchema,
});
export type PracticePoint = z.infer<typeof practicePointSchema>;

/** The worked solution. */
export const solutionSchema = z.object({
  smiles: z.string(),
  name: z.string().nullable(),
  sections: z.array(z.object({ technique: typeSchema, points: z.array(z.string()) })),
  /** What solving it takes; of the collection's problems it is known only with the solution. */
  skills: z.array(z.enum(SKILLS)),
});
export type Solution = z.infer<typeof solutionSchema>;

/**
 * What the judge says of a structure: `equivalent` where the spectra cannot tell it from the answer,
 * `wrong_formula` where it has other atoms than the molecule.
 */
export const practiceReplySchema = z.object({
  outcome: z.enum(['solved', 'equivalent', 'wrong', 'wrong_formula']),
  /** The structure drawn, atoms in the order in which `atoms` and `right` count them. */
  smiles: z.string(),
  /** Of the structure drawn. */
  formula: z.string(),
  /** At most three, the gravest first. */
  contradictions: z.array(practicePointSchema),
  /** Signals that agree with a wrong structure: `text` is the position of each. */
  agreeing: z.array(practicePointSchema),
  /** Atoms that the answer has in the same arrangement; empty where fewer than three. */
  right: placesSchema,
  /** Of `equivalent`: how much likelier one of the two is to the judge, x to 1. */
  odds: z.number().nullable(),
  /** Only where it is earned: solved, or equivalent. */
  solution: solutionSchema.nullable(),
});
export type PracticeReply = z.infer<typeof practiceReplySchema>;

export const hintParamsSchema = problemParamsSchema.extend({ kind: z.enum(HINT_KINDS) });
export const hintSchema = z.object({
  kind: z.enum(HINT_KINDS),
  /** Markdown. */
  text: z.string(),
  technique: typeSchema.nullable(),
  peaks: placesSchema,
});
export type PracticeHint = z.infer<typeof hintSchema>;
