import type { ShownExercise } from '@elucida/contract/practice-exercises';
import { capitalName } from '@elucida/messages/format/capital-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { FormulaText } from '../../../formula/formula-text.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { fetchExercise } from '../../../lib/api/exercise-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { LocalLink } from '../../../ui/local-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LateSpectra } from '../late-spectra.tsx';
import type { PointedAt } from '../pointed-at.ts';
import { usePracticeText } from '../practice-text.ts';
import { replyParts, type ReplyParts } from '../reply-parts.ts';
import { useSharedProgress } from '../use-shared-progress.ts';
import { AssignmentForm } from './assignment-form.tsx';
import { useExercisesText } from './exercises-text.ts';
import { MistakeForm } from './mistake-form.tsx';
import { useExercise } from './use-exercise.ts';

interface Props {
  exercise: ShownExercise;
  parts: ReplyParts;
}

function OneExercise({ exercise, parts }: Props) {
  useSharedProgress();
  const text = usePracticeText();
  const doing = useExercise(exercise);
  const [pointed, setPointed] = useState<PointedAt | null>(null);
  const { name, formula } = exercise;
  return (
    <>
      <p className="mt-2">
        {name === null ? null : <strong>{capitalName(name)} · </strong>}
        {text.solve.formula}:{' '}
        <strong>
          <FormulaText hill={formula} />
        </strong>
      </p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        {exercise.kind === 'assignment' ? (
          <AssignmentForm exercise={exercise} doing={doing} parts={parts} onPoint={setPointed} />
        ) : (
          <MistakeForm exercise={exercise} doing={doing} parts={parts} onPoint={setPointed} />
        )}
        <LateSpectra spectra={exercise.spectra} pointed={pointed} />
      </div>
    </>
  );
}

/** /practice/exercises/{id}: signals to assign, or a report with a false step. */
export function ExercisePage() {
  const { t } = useTranslation();
  const words = useExercisesText();
  const errorWords = useErrorWords();
  const language = useLanguage();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['exercises', id, language],
    queryFn: async ({ signal }) => {
      const [exercise, parts] = await Promise.all([
        fetchExercise(id, language, signal),
        replyParts(),
      ]);
      return { exercise, parts };
    },
    staleTime: Infinity,
    retry: false,
  });
  const isAbsent = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeading title={data ? words.kinds[data.exercise.kind] : words.heading} />
      <p className="mt-2">
        <LocalLink to="/practice/exercises">{words.back}</LocalLink>
      </p>
      {error ? (
        <Notice tone="danger" className="mt-4">
          <p>{isAbsent ? words.none : errorWords(error)}</p>
          {isAbsent ? null : (
            <button type="button" className="btn mt-2" onClick={() => void refetch()}>
              {t('common.retry')}
            </button>
          )}
        </Notice>
      ) : null}
      {data ? <OneExercise key={id} {...data} /> : null}
      {data === undefined && !error ? (
        <p className="mt-4 text-text-2">{t('common.loading')}</p>
      ) : null}
    </>
  );
}
