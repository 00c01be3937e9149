import type { SetProblem } from '@elucida/contract/practice-sets';
import { capitalName } from '@elucida/messages/format/capital-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../../../formula/formula-text.tsx';
import { checkSetExercise, type Solving } from '../../../lib/api/set-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Notice } from '../../../ui/notice.tsx';
import { AssignmentForm } from '../exercises/assignment-form.tsx';
import { useExercisesText } from '../exercises/exercises-text.ts';
import { MistakeForm } from '../exercises/mistake-form.tsx';
import { useCheck } from '../exercises/use-exercise.ts';
import { LateSpectra } from '../late-spectra.tsx';
import type { PointedAt } from '../pointed-at.ts';
import { usePracticeText } from '../practice-text.ts';
import { replyParts } from '../reply-parts.ts';

interface Props {
  exercise: NonNullable<SetProblem['exercise']>;
  problem: Pick<SetProblem, 'spectra' | 'formula'>;
  solving: Solving;
  /** Whether it is solved. */
  status: string;
  /** Nothing is judged any more. */
  closed: boolean;
  onDone: () => void;
}

/** An exercise of a set: the forms of the practice pages, without points and without giving up. */
export function SetExercise({ exercise, problem, solving, status, closed, onDone }: Props) {
  const { t } = useTranslation();
  const text = usePracticeText();
  const words = useExercisesText();
  const errorWords = useErrorWords();
  const lang = useLanguage();
  const [pointed, setPointed] = useState<PointedAt | null>(null);
  const parts = useQuery({ queryKey: ['reply parts'], queryFn: replyParts, staleTime: Infinity });
  const check = useCheck(
    (answer) => checkSetExercise(solving, { lang, ...answer }),
    () => onDone(),
  );
  if (parts.error) return <Notice tone="danger">{errorWords(parts.error)}</Notice>;
  if (parts.data === undefined) return <p className="text-text-2">{t('common.loading')}</p>;
  const doing = { check: closed ? null : check, status, giveUp: null };
  const shared = { doing, parts: parts.data, onPoint: setPointed };
  return (
    <>
      <p className="mt-2">
        {words.kinds[exercise.kind]} ·{' '}
        {exercise.name === null ? null : <strong>{capitalName(exercise.name)} · </strong>}
        {problem.formula === null ? null : (
          <>
            {text.solve.formula}:{' '}
            <strong>
              <FormulaText hill={problem.formula} />
            </strong>
          </>
        )}
      </p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        {exercise.kind === 'assignment' ? (
          <AssignmentForm exercise={exercise} {...shared} />
        ) : (
          <MistakeForm exercise={exercise} {...shared} />
        )}
        <LateSpectra spectra={problem.spectra} pointed={pointed} />
      </div>
    </>
  );
}
