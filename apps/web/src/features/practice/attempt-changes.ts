import type { ListedProblem } from '@elucida/contract/practice';
import { HINT_COST, type HintKind, type Skill } from '@elucida/contract/practice-terms';
import type { Attempt, Progress } from '@elucida/contract/merge-progress';
import { attemptOf, stateOf } from './progress.ts';
import { rate } from './rate.ts';

type Problem = Pick<ListedProblem, 'id' | 'rating'>;

const withAttempt = (progress: Progress, id: string, change: Partial<Attempt>): Progress => ({
  ...progress,
  attempts: { ...progress.attempts, [id]: { ...attemptOf(progress, id), ...change } },
});

/** Points that solving it now would give. */
export const pointsLeft = ({ hints }: Pick<Attempt, 'hints'>): number =>
  100 - hints.reduce((sum, kind) => sum + HINT_COST[kind], 0);

export const afterHint = (progress: Progress, { id }: Problem, kind: HintKind): Progress => {
  const { hints } = attemptOf(progress, id);
  return hints.includes(kind) ? progress : withAttempt(progress, id, { hints: [...hints, kind] });
};

/** What an answer is worth where it is right, and what the problem takes once that is known. */
interface Earned {
  readonly points?: number;
  readonly skills?: readonly Skill[] | undefined;
  /** Today, `2026-11-28`. */
  readonly today?: string;
}

/** After an answer was checked . A problem changes the rating once. */
export function afterCheck(
  progress: Progress,
  problem: Problem,
  isRight: boolean,
  { points = pointsLeft(attemptOf(progress, problem.id)), skills, today }: Earned = {},
): Progress {
  const attempt = attemptOf(progress, problem.id);
  const isOpen = attempt.points === null && !attempt.shown;
  const counted = withAttempt(progress, problem.id, {
    tries: attempt.tries + 1,
    ...(isRight && isOpen && { points, ...(today && { on: today }) }),
    ...(skills && { skills }),
  });
  return isRight && isOpen
    ? { ...counted, rating: rate(progress.rating, problem.rating, points / 100) }
    : counted;
}

/** After the solution was shown to who had not solved it. */
export function afterGivingUp(
  progress: Progress,
  problem: Problem,
  skills?: readonly Skill[],
): Progress {
  const state = stateOf(attemptOf(progress, problem.id));
  if (state === 'solved' || state === 'shown') return progress;
  return {
    ...withAttempt(progress, problem.id, { shown: true, ...(skills && { skills }) }),
    rating: rate(progress.rating, problem.rating, 0),
  };
}
