import { EXERCISE_KINDS, type ExerciseKind } from '@elucida/contract/practice-terms';
import type { Problem } from '../problem.ts';
import { tableOf } from '../tables.ts';

/** A molecule with its spectra, and what a student does with them. */
export interface Exercise {
  readonly kind: ExerciseKind;
  readonly problem: Problem;
}

let read: readonly Exercise[] | undefined;

/** All exercises, the easiest first. Read once. */
export const allExercises = (): readonly Exercise[] =>
  (read ??= EXERCISE_KINDS.flatMap((kind) =>
    tableOf(`${kind}s`).map((problem) => ({ kind, problem })),
  ).toSorted((a, b) => a.problem.rating - b.problem.rating));

export const findExercise = (id: string): Exercise | null =>
  allExercises().find(({ problem }) => problem.id === id) ?? null;
