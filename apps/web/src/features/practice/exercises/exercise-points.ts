import type { Attempt } from '@elucida/contract/merge-progress';
import type { ExerciseKind } from '@elucida/contract/practice-terms';

/** Points that each further try costs, and those that are left at least. */
const COST: Readonly<Record<ExerciseKind, number>> = { assignment: 20, mistake: 30 };
const LEAST = 10;

/** Points that solving an exercise now would give, of a hundred. */
export const exercisePoints = (kind: ExerciseKind, { tries }: Pick<Attempt, 'tries'>): number =>
  Math.max(LEAST, 100 - COST[kind] * tries);
