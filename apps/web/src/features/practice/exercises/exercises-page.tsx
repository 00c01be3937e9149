import { EXERCISE_KINDS, PRACTICE_FIELDS } from '@elucida/contract/practice-terms';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { fetchExercises } from '../../../lib/api/exercise-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { formatCount } from '../../../lib/format/numbers.ts';
import { localPath } from '../../../lib/i18n/local-path.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { LocalLink } from '../../../ui/local-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { nextProblem } from '../next-problem.ts';
import { usePracticeText } from '../practice-text.ts';
import { ProblemList } from '../problem-list.tsx';
import { ProgressCard } from '../progress-card.tsx';
import { useProgress } from '../use-progress.ts';
import { useSharedProgress } from '../use-shared-progress.ts';
import { useExercisesText } from './exercises-text.ts';

/** /practice/exercises: exercises with a known structure, by kind and field. */
export function ExercisesPage() {
  const { t } = useTranslation();
  const text = usePracticeText();
  const words = useExercisesText();
  const errorWords = useErrorWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const progress = useProgress();
  const withAccount = useSharedProgress();
  const [params, setParams] = useSearchParams();
  const [kind, field] = [params.get('kind') ?? '', params.get('field') ?? ''];
  const { data, error, refetch } = useQuery({
    queryKey: ['exercises'],
    queryFn: ({ signal }) => fetchExercises(signal),
    staleTime: Infinity,
  });
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const numbered = (data ?? []).map((exercise, place) => ({ exercise, number: place + 1 }));
  const chosen = numbered.filter(
    ({ exercise }) =>
      (kind === '' || exercise.kind === kind) &&
      (field === '' || exercise.fields.some((each) => each === field)),
  );
  const next = nextProblem(
    chosen.map(({ exercise }) => exercise),
    progress,
  );
  const pathOf = (id: string) => `/practice/exercises/${id}`;
  return (
    <>
      <PageHeading title={words.heading} />
      <p className="mt-2 max-w-[65ch] text-text-2">{words.intro}</p>
      <p className="mt-2 print:hidden">
        <LocalLink to="/practice">{words.toProblems}</LocalLink>
      </p>
      {error ? (
        <Notice tone="danger" className="mt-4">
          <p>{errorWords(error)}</p>
          <button type="button" className="btn mt-2" onClick={() => void refetch()}>
            {t('common.retry')}
          </button>
        </Notice>
      ) : null}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section
          aria-labelledby="exercise-list"
          className="grid grid-cols-[minmax(0,1fr)] gap-4 print:hidden"
        >
          <h2 id="exercise-list" className="text-lg">
            {words.list}
          </h2>
          <div className="grid items-end gap-3 sm:grid-cols-2">
            <ChoiceField
              label={words.kind}
              all={text.any}
              value={kind}
              options={EXERCISE_KINDS.map((each) => [each, words.kinds[each]])}
              onChange={(value) => choose('kind', value)}
            />
            <ChoiceField
              label={text.field}
              all={text.any}
              value={field}
              options={PRACTICE_FIELDS.map((each) => [each, text.fields[each]])}
              onChange={(value) => choose('field', value)}
            />
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <button
              type="button"
              className="btn btn-primary"
              disabled={next === null}
              onClick={() => void navigate(localPath(language, pathOf(next!.id)))}
            >
              {words.next}
            </button>
            {data !== undefined && next === null ? <p role="status">{words.allDone}</p> : null}
          </div>
          {data === undefined && !error ? (
            <p className="text-text-2">{t('common.loading')}</p>
          ) : (
            <ProblemList
              items={chosen.map(({ exercise, number }) => ({
                id: exercise.id,
                path: pathOf(exercise.id),
                title: words.exercise(formatCount(number, language)),
                formula: exercise.formula,
                about: [
                  words.kinds[exercise.kind],
                  exercise.fields.map((each) => text.fields[each]),
                ],
              }))}
              count={(shown) => words.count(shown, formatCount(numbered.length, language))}
              progress={progress}
            />
          )}
        </section>
        <ProgressCard problems={data ?? []} progress={progress} withAccount={withAccount} />
      </div>
    </>
  );
}
