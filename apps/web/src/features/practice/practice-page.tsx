import { PRACTICE_FIELDS, PRACTICE_LEVELS } from '@elucida/contract/practice-terms';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { fetchProblems } from '../../lib/api/practice-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { nextProblem } from './next-problem.ts';
import { usePracticeText } from './practice-text.ts';
import { ProblemList } from './problem-list.tsx';
import { ProgressCard } from './progress-card.tsx';
import { useProgress } from './use-progress.ts';
import { PRACTICE_TECHNIQUES, readWithout, toggleWithout } from './without.ts';
import { useSharedProgress } from './use-shared-progress.ts';

/** /practice: problems by level and field, the next one for this student, and what is solved. */
export function PracticePage() {
  const { t } = useTranslation();
  const text = usePracticeText();
  const words = useErrorWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const progress = useProgress();
  const withAccount = useSharedProgress();
  const [params, setParams] = useSearchParams();
  const [level, field] = [params.get('level') ?? '', params.get('field') ?? ''];
  const hidden = params.get('formula') === 'hidden';
  const without = readWithout(params);
  const { data, error, refetch } = useQuery({
    queryKey: ['practice'],
    queryFn: ({ signal }) => fetchProblems(signal),
    staleTime: Infinity,
  });
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const numbered = (data ?? []).map((problem, place) => ({ problem, number: place + 1 }));
  const chosen = numbered.filter(
    ({ problem }) =>
      (level === '' || problem.level === level) &&
      (field === '' || problem.fields.some((each) => each === field)),
  );
  const next = nextProblem(
    chosen.map(({ problem }) => problem),
    progress,
  );
  const carried = new URLSearchParams({
    ...(hidden && { formula: 'hidden' }),
    ...(without.size > 0 && { without: [...without].join(',') }),
  }).toString();
  const query = carried === '' ? '' : `?${carried}`;
  return (
    <>
      <PageHeading title={text.heading} />
      <p className="mt-2 max-w-[65ch] text-text-2">{text.intro}</p>
      <p className="mt-2 max-w-[65ch] text-sm text-text-2">{text.simulated}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
        <LocalLink to="/practice/exercises">{text.exercises}</LocalLink>
        <LocalLink to="/practice/sets">{text.teachers}</LocalLink>
      </p>
      {error ? (
        <Notice tone="danger" className="mt-4">
          <p>{words(error)}</p>
          <button type="button" className="btn mt-2" onClick={() => void refetch()}>
            {t('common.retry')}
          </button>
        </Notice>
      ) : null}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section
          aria-labelledby="practice-list"
          className="grid grid-cols-[minmax(0,1fr)] gap-4 print:hidden"
        >
          <h2 id="practice-list" className="text-lg">
            {text.list}
          </h2>
          <div className="grid items-end gap-3 sm:grid-cols-2">
            <ChoiceField
              label={text.level}
              all={text.any}
              value={level}
              options={PRACTICE_LEVELS.map((each) => [each, text.levels[each]])}
              onChange={(value) => choose('level', value)}
            />
            <ChoiceField
              label={text.field}
              all={text.any}
              value={field}
              options={PRACTICE_FIELDS.map((each) => [each, text.fields[each]])}
              onChange={(value) => choose('field', value)}
            />
          </div>
          <label className="flex items-start gap-2">
            <input
              type="checkbox"
              className="mt-1"
              checked={hidden}
              onChange={({ target }) => choose('formula', target.checked ? 'hidden' : '')}
            />
            {text.hideFormula}
          </label>
          <fieldset>
            <legend className="field-label">{text.spectra}</legend>
            <div className="mt-1 flex flex-wrap gap-x-5 gap-y-2">
              {PRACTICE_TECHNIQUES.map((each) => (
                <label key={each} className="flex items-center gap-2">
                  <input
                    type="checkbox"
                    checked={!without.has(each)}
                    onChange={() => choose('without', toggleWithout(without, each))}
                  />
                  {t(`common.technique.${each}`)}
                </label>
              ))}
            </div>
            {without.size > 0 ? <p className="field-hint mt-1">{text.fewer}</p> : null}
          </fieldset>
          <div className="flex flex-wrap items-center gap-3">
            <button
              type="button"
              className="btn btn-primary"
              disabled={next === null}
              onClick={() =>
                void navigate(`${localPath(language, `/practice/${next!.id}`)}${query}`)
              }
            >
              {text.next}
            </button>
            {data !== undefined && next === null ? <p role="status">{text.allSolved}</p> : null}
          </div>
          {data === undefined && !error ? (
            <p className="text-text-2">{t('common.loading')}</p>
          ) : (
            <ProblemList
              items={chosen.map(({ problem, number }) => ({
                id: problem.id,
                path: `/practice/${problem.id}${query}`,
                title: text.problem(formatCount(number, language)),
                formula: hidden ? null : problem.formula,
                about: [
                  text.levels[problem.level],
                  problem.fields.map((each) => text.fields[each]),
                ],
              }))}
              count={(shown) => text.count(shown, formatCount(numbered.length, language))}
              progress={progress}
            />
          )}
        </section>
        <ProgressCard problems={data ?? []} progress={progress} withAccount={withAccount} />
      </div>
    </>
  );
}
