import type { ListedProblem } from '@elucida/contract/practice';
import type { ListedExercise } from '@elucida/contract/practice-exercises';
import type { PracticeField, PracticeLevel, SetKind } from '@elucida/contract/practice-terms';

/** A problem or an exercise of the collection, as a teacher chooses it. */
export type ChosenOfCollection = { readonly id: string } | { readonly exercise: string };

/** A problem or an exercise that is offered. */
export interface Offered {
  readonly kind: SetKind;
  readonly id: string;
  readonly formula: string;
  readonly fields: readonly PracticeField[];
  /** Null for an exercise. */
  readonly level: PracticeLevel | null;
  /** Its place in the lists of the practice pages, from 1. */
  readonly number: number;
}

/** What the practice pages list, numbered as they are there. */
export const offeredOf = (
  problems: readonly ListedProblem[],
  exercises: readonly ListedExercise[],
): Offered[] => [
  ...problems.map(({ id, formula, fields, level }, place): Offered => ({
    kind: 'structure',
    id,
    formula,
    fields,
    level,
    number: place + 1,
  })),
  ...exercises.map(({ kind, id, formula, fields }, place): Offered => ({
    kind,
    id,
    formula,
    fields,
    level: null,
    number: place + 1,
  })),
];

export const chosenOf = ({ kind, id }: Offered): ChosenOfCollection =>
  kind === 'structure' ? { id } : { exercise: id };

export const isSameChoice = (one: ChosenOfCollection, other: ChosenOfCollection): boolean =>
  'id' in one
    ? 'id' in other && one.id === other.id
    : 'exercise' in other && one.exercise === other.exercise;
