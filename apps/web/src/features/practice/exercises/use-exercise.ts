import type {
  ExerciseAnswer,
  ExerciseReply,
  ShownExercise,
} from '@elucida/contract/practice-exercises';
import { useMutation } from '@tanstack/react-query';
import { checkExercise } from '../../../lib/api/exercise-calls.ts';
import { formatCount } from '../../../lib/format/numbers.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { afterCheck, afterGivingUp } from '../attempt-changes.ts';
import { usePracticeText } from '../practice-text.ts';
import { dayOf } from '../practised-days.ts';
import { attemptOf, stateOf } from '../progress.ts';
import { changeProgress, useProgress } from '../use-progress.ts';
import { exercisePoints } from './exercise-points.ts';

/** What an answer came to, with the answer. */
interface Checked {
  readonly answer: Omit<ExerciseAnswer, 'lang'>;
  readonly reply: ExerciseReply;
}

/** An exercise as it is answered: what is kept of it, and the judge's replies. */
export function useExercise(exercise: ShownExercise) {
  const { id, kind } = exercise;
  const text = usePracticeText();
  const lang = useLanguage();
  const attempt = attemptOf(useProgress(), id);
  const check = useMutation<Checked, Error, Checked['answer']>({
    mutationFn: async (answer) => ({ answer, reply: await checkExercise(id, { lang, ...answer }) }),
    onSuccess: ({ reply: { solved } }) =>
      changeProgress((now) =>
        afterCheck(now, exercise, solved, {
          points: exercisePoints(kind, attemptOf(now, id)),
          today: dayOf(new Date()),
        }),
      ),
  });
  const state = stateOf(attempt);
  return {
    check,
    giveUp: () => changeProgress((now) => afterGivingUp(now, exercise)),
    /** Points that are left, or what became of it. */
    status:
      state === 'solved' || state === 'shown'
        ? text.state[state]
        : text.solve.points(formatCount(exercisePoints(kind, attempt), lang)),
  };
}
