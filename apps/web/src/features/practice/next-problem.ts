import type { ListedProblem } from '@elucida/contract/practice';
import type { Progress } from '@elucida/contract/merge-progress';
import { attemptOf, stateOf } from './progress.ts';

/** A problem is chosen a little above the student: this much on the scale of ratings. */
const ABOVE = 50;

/** The problem whose rating is nearest to a little above the student's, of those not done; null for none. */
export function nextProblem(
  problems: readonly ListedProblem[],
  progress: Progress,
): ListedProblem | null {
  const wanted = progress.rating.value + ABOVE;
  const distance = ({ rating }: ListedProblem) => Math.abs(rating - wanted);
  return (
    problems
      .filter(({ id }) => ['new', 'tried'].includes(stateOf(attemptOf(progress, id))))
      .sort((a, b) => distance(a) - distance(b))[0] ?? null
  );
}
