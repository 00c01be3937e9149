import { z } from 'zod';

import { DEFAULT_LANGUAGE, languageSchema } from './languages.ts';
import { SMILES_MAX } from './limits.ts';
import {
  exerciseSolutionSchema,
  givenSignalSchema,
  placesSchema,
  signalSchema,
  stepSchema,
} from './practice-exercises.ts';
import { PRACTICE_LEVELS, HINT_KINDS, SET_KINDS } from './practice-terms.ts';
import { shownProblemSchema, solutionSchema } from './practice.ts';
import { MISTAKES, SET_MAX } from './practice-set-terms.ts';

const idSchema = z.string().min(1).max(100);
const timeSchema = z.iso.datetime({ offset: true });
const nameSchema = z.string().trim().min(1).max(SET_MAX.name);

/** What a student does with a molecule of the teacher's. */
const kindSchema = z.enum(SET_KINDS).default('structure');
/**
 * A problem as a teacher chooses it: a problem or an exercise of the collection, a molecule of one's own, or an item
 * of one's history. `kind` says what students do with the last two: find the structure, or an exercise.
 */
const chosenProblemSchema = z.union([
  z.strictObject({ id: z.string().min(1).max(40) }),
  z.strictObject({ exercise: z.string().min(1).max(40) }),
  z.strictObject({ structure: z.string().trim().min(1).max(SMILES_MAX), kind: kindSchema }),
  z.strictObject({ history: idSchema, kind: kindSchema }),
]);
export type ChosenProblem = z.infer<typeof chosenProblemSchema>;

/** Body of POST /practice/sets. Times are ISO 8601. */
export const newSetSchema = z.object({
  title: z.string().trim().min(1).max(SET_MAX.title),
  problems: z.array(chosenProblemSchema).min(1).max(SET_MAX.problems),
  due_at: timeSchema.nullable().default(null),
  hints: z.boolean().default(true),
  formula_shown: z.boolean().default(true),
  lang: languageSchema.default(DEFAULT_LANGUAGE),
});
export type NewSet = z.input<typeof newSetSchema>;

/** Its answer. */
export const madeSetSchema = z.object({ id: z.string() });

/** Body of PATCH /practice/sets/{id}: what changes. */
export const changedSetSchema = z.object({
  title: z.string().trim().min(1).max(SET_MAX.title).optional(),
  due_at: timeSchema.nullable().optional(),
  hints: z.boolean().optional(),
  formula_shown: z.boolean().optional(),
});
export type ChangedSet = z.infer<typeof changedSetSchema>;

/** A set as its teacher lists it. */
export const setBriefSchema = z.object({
  id: z.string(),
  /** Where students solve it: `/{lang}/practice/shared/{token}`. */
  token: z.string(),
  title: z.string(),
  due_at: z.string().nullable(),
  hints: z.boolean(),
  formula_shown: z.boolean(),
  created_at: z.string(),
  problems: z.number().int(),
  students: z.number().int(),
});
export type SetBrief = z.infer<typeof setBriefSchema>;
/** GET /practice/sets: the newest first. */
export const setsSchema = z.object({ sets: z.array(setBriefSchema) });

/** What a student did of one problem. */
const setAnswerSchema = z.object({
  /** The problem, from 0. */
  place: z.number().int(),
  tries: z.number().int(),
  /** ISO 8601; null while it is not solved. */
  solved_at: z.string().nullable(),
  hints: z.array(z.enum(HINT_KINDS)),
});
export type SetAnswer = z.infer<typeof setAnswerSchema>;

/** A wrong structure, as a teacher sees it. */
const mistakeSchema = z.object({ smiles: z.string(), kind: z.enum(MISTAKES) });
export type Mistake = z.infer<typeof mistakeSchema>;

/** A wrong answer to an exercise: atoms that do not give a signal, or a step that is right. */
const wrongAnswerSchema = z.union([givenSignalSchema, z.object({ step: z.number().int().min(0) })]);
export type WrongAnswer = z.infer<typeof wrongAnswerSchema>;

/** GET /practice/sets/{id}: with answers, for its teacher alone. */
export const setSchema = setBriefSchema.omit({ problems: true, students: true }).extend({
  problems: z.array(
    z.object({
      /** Of the collection's problem or exercise; null for the teacher's own. */
      id: z.string().nullable(),
      smiles: z.string(),
      name: z.string().nullable(),
      formula: z.string(),
      level: z.enum(PRACTICE_LEVELS).nullable(),
      /** `structure` where it is absent. */
      kind: z.enum(SET_KINDS).optional(),
      /** Of an assignment. */
      signals: z.array(signalSchema).optional(),
      /** Of a report with a mistake. */
      steps: z.array(stepSchema).optional(),
    }),
  ),
  students: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      joined_at: z.string(),
      answers: z.array(
        setAnswerSchema.extend({
          /** The last ones first, each once. */
          mistakes: z.array(mistakeSchema),
          /** Of exercises: the last ones first, each once. */
          wrong: z.array(wrongAnswerSchema).optional(),
        }),
      ),
    }),
  ),
});
export type ProblemSet = z.infer<typeof setSchema>;

/** GET /practice/sets/{id}/solutions: one for each problem, for its teacher; null for one that is no longer there. */
export const setSolutionsSchema = z.object({
  solutions: z.array(
    solutionSchema
      .extend({
        /** Of an exercise, which has no sections. */
        exercise: exerciseSolutionSchema.optional(),
        /** Of an assignment: places of the signals that are accepted exchanged with another. */
        exchangeable: placesSchema.optional(),
      })
      .nullable(),
  ),
});
export type SetSolutions = z.infer<typeof setSolutionsSchema>;

/**
 * The one right answer to an exercise, for a question that a learning platform marks: the signals that have one, with
 * the kinds of atoms that give them, or the false steps.
 */
const exerciseKeySchema = z.object({
  signals: z.array(
    z.object({ ...signalSchema.shape, kinds: z.array(placesSchema) }).omit({ label: true }),
  ),
  steps: placesSchema,
});
export type ExerciseKey = z.infer<typeof exerciseKeySchema>;

/**
 * GET /practice/sets/{id}/problems/{place}/choices: for a question; none where no isomer is contradicted. Of an
 * exercise `key` instead; absent where no question can be made of it.
 */
export const setChoicesSchema = z.object({
  choices: z.array(
    z.object({ smiles: z.string(), name: z.string().nullable(), right: z.boolean() }),
  ),
  key: exerciseKeySchema.optional(),
});
export type SetChoices = z.infer<typeof setChoicesSchema>;
export type SetChoice = z.infer<typeof setChoicesSchema>['choices'][number];

export const setIdSchema = z.object({ id: idSchema });
/** The place of a problem, from 0. */
export const ownPlaceSchema = setIdSchema.extend({
  place: z.coerce.number().int().min(0).max(SET_MAX.problems),
});
export const setStudentSchema = setIdSchema.extend({ student: idSchema });

/** GET /practice/shared/{token}: what anybody with the link sees. */
export const sharedSetSchema = z.object({
  title: z.string(),
  due_at: z.string().nullable(),
  /** After `due_at` nothing is judged any more. */
  closed: z.boolean(),
  hints: z.boolean(),
  formula_shown: z.boolean(),
  problems: z.number().int(),
});
export type SharedSet = z.infer<typeof sharedSetSchema>;

/** Body of POST /practice/shared/{token}/students: a name that the teacher knows. */
export const joinSetSchema = z.object({ name: nameSchema });
/** Its answer: `key` opens this student's answers, and is kept in the browser alone. */
export const joinedSetSchema = z.object({ name: z.string(), key: z.string() });
export type JoinedSet = z.infer<typeof joinedSetSchema>;

/** A student's key of a set, in a header: addresses are logged. */
export const STUDENT_KEY_HEADER = 'student-key';

/** GET /practice/shared/{token}/answers: those of the student whose key is sent. */
export const ownAnswersSchema = z.object({ name: z.string(), answers: z.array(setAnswerSchema) });
export type OwnAnswers = z.infer<typeof ownAnswersSchema>;

export const sharedSetParamsSchema = z.object({ token: z.string().max(100) });
export const setPlaceSchema = sharedSetParamsSchema.extend({
  /** From 0. */
  place: z.coerce.number().int().min(0).max(SET_MAX.problems),
});
export const setHintParamsSchema = setPlaceSchema.extend({ kind: z.enum(HINT_KINDS) });

/** What is shown of an exercise's structure: it is known. */
const knownSchema = z.object({ smiles: z.string(), name: z.string().nullable() });

/**
 * GET /practice/shared/{token}/problems/{place}. `formula` is null where the teacher hides it and the structure is to
 * be found. `exercise`, where its structure is known: what is asked, and nothing of the answer.
 */
export const setProblemSchema = shownProblemSchema
  .omit({ id: true, level: true, fields: true, rating: true, formula: true })
  .extend({
    formula: z.string().nullable(),
    exercise: z
      .discriminatedUnion('kind', [
        knownSchema.extend({ kind: z.literal('assignment'), signals: z.array(signalSchema) }),
        knownSchema.extend({ kind: z.literal('mistake'), steps: z.array(stepSchema) }),
      ])
      .optional(),
  });
export type SetProblem = z.infer<typeof setProblemSchema>;
