import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, languageSchema } from './languages.ts';
import { manualSpectrumSchema } from './manual-payload.ts';
import { EXERCISE_KINDS, PRACTICE_FIELDS, SIGNAL_OUTCOMES } from './practice-terms.ts';

const typeSchema = z.enum(SPECTRUM_TYPES);
/** 0-based atoms of a SMILES, peaks of a spectrum, or steps of a report. */
export const placesSchema = z.array(z.number().int().min(0));
/** Signals that an answer may name, and atoms of one of them: no exercise has as many. */
export const SIGNALS_MAX = 100,
  ATOMS_MAX = 40;

/** An exercise in the list: its molecule is known to who opens it. */
export const listedExerciseSchema = z.object({
  id: z.string(),
  kind: z.enum(EXERCISE_KINDS),
  fields: z.array(z.enum(PRACTICE_FIELDS)),
  /** On the scale of ratings of students: 1000 easy, 2000 hard. */
  rating: z.number(),
  /** Hill order. */
  formula: z.string(),
});
export type ListedExercise = z.infer<typeof listedExerciseSchema>;

/** Answer of GET /practice/exercises, the easiest first. */
export const exercisesResponseSchema = z.object({ exercises: z.array(listedExerciseSchema) });

const shownSchema = listedExerciseSchema.omit({ kind: true }).extend({
  smiles: z.string(),
  name: z.string().nullable(),
  spectra: z.array(manualSpectrumSchema),
});
/** A signal that is given its atoms. */
export const signalSchema = z.object({
  technique: typeSchema,
  peak: z.number().int().min(0),
  /** Markdown: as a paper lists it. */
  label: z.string(),
});
/** A step of a report. */
export const stepSchema = z.object({
  /** Markdown. */
  text: z.string(),
  technique: typeSchema.nullable(),
  peaks: placesSchema,
  atoms: placesSchema,
});
export type ExerciseStep = z.infer<typeof stepSchema>;

/** Answer of GET /practice/exercises/:id: nothing of its solution. */
export const shownExerciseSchema = z.discriminatedUnion('kind', [
  shownSchema.extend({ kind: z.literal('assignment'), signals: z.array(signalSchema) }),
  shownSchema.extend({ kind: z.literal('mistake'), steps: z.array(stepSchema) }),
]);
export type ShownExercise = z.infer<typeof shownExerciseSchema>;
export type ShownAssignment = Extract<ShownExercise, { kind: 'assignment' }>;
export type ShownMistake = Extract<ShownExercise, { kind: 'mistake' }>;

/** What of an exercise its form needs: it is the same in a teacher's set. */
export type AskedAssignment = Pick<ShownAssignment, 'smiles' | 'name' | 'signals'>;
export type AskedMistake = Pick<ShownMistake, 'smiles' | 'name' | 'steps'>;

/** What a student gives a signal; atoms of `smiles`. */
export const givenSignalSchema = z.object({
  technique: typeSchema,
  peak: z.number().int().min(0),
  atoms: z.array(z.number().int().min(0)).max(ATOMS_MAX),
});
export type GivenSignal = z.infer<typeof givenSignalSchema>;

/** Body of POST /practice/exercises/:id/replies: `signals` for an assignment, `step` for a mistake. */
export const exerciseAnswerSchema = z.object({
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  signals: z.array(givenSignalSchema).max(SIGNALS_MAX).optional(),
  step: z.number().int().min(0).max(SIGNALS_MAX).optional(),
});
export type ExerciseAnswer = z.infer<typeof exerciseAnswerSchema>;

/** What is said of each signal of an assignment. */
const judgedSignalSchema = z.object({
  technique: typeSchema,
  peak: z.number().int().min(0),
  outcome: z.enum(SIGNAL_OUTCOMES),
  /** Markdown; null where there is nothing to say. */
  text: z.string().nullable(),
});
export type JudgedSignal = z.infer<typeof judgedSignalSchema>;

/** Its answer. `text`: why the step is false, once it is found. */
export const exerciseReplySchema = z.object({
  solved: z.boolean(),
  signals: z.array(judgedSignalSchema),
  text: z.string().nullable(),
});
export type ExerciseReply = z.infer<typeof exerciseReplySchema>;

/** Answer of GET /practice/exercises/:id/solution. */
export const exerciseSolutionSchema = z.object({
  /** Each signal with its atoms, of an assignment. */
  signals: z.array(givenSignalSchema),
  /** The false steps, of a mistake: one, or two that were exchanged. */
  steps: placesSchema,
  /** Why, Markdown. */
  text: z.string().nullable(),
});
export type ExerciseSolution = z.infer<typeof exerciseSolutionSchema>;
