import { PRACTICE_FIELDS, PRACTICE_LEVELS } from '@elucida/contract/practice-terms';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchProblems } from '../../lib/api/practice-calls.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PracticeList } from './practice-list.tsx';
import { usePracticeText } from './practice-text.ts';
import { useAddressChoices } from './use-address-choices.ts';
import { PRACTICE_TECHNIQUES, readWithout, toggleWithout } from './without.ts';

/** What is chosen on the page: level, field, spectra, and whether the formula is shown. */
function ProblemChoices({ params, choose }: ReturnType<typeof useAddressChoices>) {
  const { t } = useTranslation();
  const text = usePracticeText();
  const without = readWithout(params);
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <ChoiceField
          label={text.level}
          all={text.any}
          value={params.get('level') ?? ''}
          options={PRACTICE_LEVELS.map((each) => [each, text.levels[each]])}
          onChange={(value) => choose('level', value)}
        />
        <ChoiceField
          label={text.field}
          all={text.any}
          value={params.get('field') ?? ''}
          options={PRACTICE_FIELDS.map((each) => [each, text.fields[each]])}
          onChange={(value) => choose('field', value)}
        />
      </div>
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          className="mt-1"
          checked={params.get('formula') === 'hidden'}
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
    </>
  );
}

/** /practice: problems by level and field, the next one for this student, and what is solved. */
export function PracticePage() {
  const text = usePracticeText();
  const language = useLanguage();
  const address = useAddressChoices();
  const { params } = address;
  const [level, field] = [params.get('level') ?? '', params.get('field') ?? ''];
  const hidden = params.get('formula') === 'hidden';
  const without = readWithout(params);
  const { data, error, refetch } = useQuery({
    queryKey: ['practice'],
    queryFn: ({ signal }) => fetchProblems(signal),
    staleTime: Infinity,
  });
  const numbered = (data ?? []).map((problem, place) => ({ problem, number: place + 1 }));
  const chosen = numbered.filter(
    ({ problem }) =>
      (level === '' || problem.level === level) &&
      (field === '' || problem.fields.some((each) => each === field)),
  );
  const carried = new URLSearchParams({
    ...(hidden && { formula: 'hidden' }),
    ...(without.size > 0 && { without: [...without].join(',') }),
  }).toString();
  const pathOf = (id: string) => `/practice/${id}${carried === '' ? '' : `?${carried}`}`;
  return (
    <>
      <PageHeading title={text.heading} />
      <p className="mt-2 max-w-[65ch] text-text-2">{text.intro}</p>
      <p className="mt-2 max-w-[65ch] text-sm text-text-2">{text.simulated}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
        <LocalLink to="/practice/exercises">{text.exercises}</LocalLink>
        <LocalLink to="/practice/sets">{text.teachers}</LocalLink>
      </p>
      <PracticeList
        all={data}
        error={error}
        onRetry={() => void refetch()}
        chosen={chosen.map(({ problem }) => problem)}
        heading={text.list}
        choices={<ProblemChoices {...address} />}
        next={{ label: text.next, done: text.allSolved }}
        pathOf={pathOf}
        items={chosen.map(({ problem, number }) => ({
          id: problem.id,
          path: pathOf(problem.id),
          title: text.problem(formatCount(number, language)),
          formula: hidden ? null : problem.formula,
          about: [text.levels[problem.level], problem.fields.map((each) => text.fields[each])],
        }))}
        count={(shown) => text.count(shown, formatCount(numbered.length, language))}
      />
    </>
  );
}
