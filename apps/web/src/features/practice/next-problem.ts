import type { Progress } from '@elucida/contract/merge-progress';
import { attemptOf, stateOf } from './progress.ts';

/** A problem is chosen a little above the student: this much on the scale of ratings. */
const ABOVE = 50;

/** The problem whose rating is nearest to a little above the student's, of those not done; null for none. */
export function nextProblem<Each extends { readonly id: string; readonly rating: number }>(
  problems: readonly Each[],
  progress: Progress,
): Each | null {
  const wanted = progress.rating.value + ABOVE;
  const distance = ({ rating }: Each) => Math.abs(rating - wanted);
  return (
    problems
      .filter(({ id }) => ['new', 'tried'].includes(stateOf(attemptOf(progress, id))))
      .sort((a, b) => distance(a) - distance(b))[0] ?? null
  );
}
