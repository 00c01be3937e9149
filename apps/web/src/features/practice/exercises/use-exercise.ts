import type {
  ExerciseAnswer,
  ExerciseReply,
  ExerciseSolution,
  ShownExercise,
} from '@elucida/contract/practice-exercises';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { checkExercise, fetchExerciseSolution } from '../../../lib/api/exercise-calls.ts';
import { formatCount } from '../../../lib/format/numbers.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { afterCheck, afterGivingUp } from '../attempt-changes.ts';
import { usePracticeText } from '../practice-text.ts';
import { dayOf } from '../practised-days.ts';
import { attemptOf, stateOf } from '../progress.ts';
import { changeProgress, useProgress } from '../use-progress.ts';
import { exercisePoints } from './exercise-points.ts';

/** An answer as a form gives it. */
export type Given = Omit<ExerciseAnswer, 'lang'>;
/** What an answer came to, with the answer. */
export interface Checked {
  readonly answer: Given;
  readonly reply: ExerciseReply;
}

/** How an exercise is answered, on the practice pages or in a set. */
export interface Doing {
  /** Null where nothing is judged any more. */
  readonly check: UseMutationResult<Checked, Error, Given> | null;
  /** Points that are left, or what became of it. */
  readonly status: string;
  /** How the solution is had before it is earned; null where it is not. */
  readonly giveUp: {
    readonly fetchSolution: () => Promise<ExerciseSolution>;
    readonly onGivenUp: () => void;
  } | null;
}

/** Asks for a reply, and keeps it with its answer. */
export const useCheck = (
  ask: (answer: Given) => Promise<ExerciseReply>,
  onReply: (reply: ExerciseReply) => void,
) =>
  useMutation<Checked, Error, Given>({
    mutationFn: async (answer) => ({ answer, reply: await ask(answer) }),
    onSuccess: ({ reply }) => onReply(reply),
  });

/** An exercise of the practice pages as it is answered: what is kept of it, and the judge's replies. */
export function useExercise(exercise: ShownExercise): Doing {
  const { id, kind } = exercise;
  const text = usePracticeText();
  const lang = useLanguage();
  const attempt = attemptOf(useProgress(), id);
  const check = useCheck(
    (answer) => checkExercise(id, { lang, ...answer }),
    ({ solved }) =>
      changeProgress((now) =>
        afterCheck(now, exercise, solved, {
          points: exercisePoints(kind, attemptOf(now, id)),
          today: dayOf(new Date()),
        }),
      ),
  );
  const state = stateOf(attempt);
  return {
    check,
    giveUp: {
      fetchSolution: () => fetchExerciseSolution(id, lang),
      onGivenUp: () => changeProgress((now) => afterGivingUp(now, exercise)),
    },
    status:
      state === 'solved' || state === 'shown'
        ? text.state[state]
        : text.solve.points(formatCount(exercisePoints(kind, attempt), lang)),
  };
}
