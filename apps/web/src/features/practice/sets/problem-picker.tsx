import { PRACTICE_FIELDS, PRACTICE_LEVELS } from '@elucida/contract/practice-terms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../../../formula/formula-text.tsx';
import { fetchProblems } from '../../../lib/api/practice-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { formatCount } from '../../../lib/format/numbers.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePracticeText } from '../practice-text.ts';
import { useSetsText } from './sets-text.ts';

const PAGE = 24;

interface Props {
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Problems of the collection to tick, by level and field. */
export function ProblemPicker({ chosen, onChange }: Props) {
  const { t } = useTranslation();
  const practice = usePracticeText();
  const text = useSetsText();
  const words = useErrorWords();
  const language = useLanguage();
  const [level, setLevel] = useState('');
  const [field, setField] = useState('');
  const [pages, setPages] = useState(1);
  const { data, error } = useQuery({
    queryKey: ['practice'],
    queryFn: ({ signal }) => fetchProblems(signal),
    staleTime: Infinity,
  });
  const offered = (data ?? [])
    .map((problem, place) => ({ problem, number: place + 1 }))
    .filter(
      ({ problem }) =>
        (level === '' || problem.level === level) &&
        (field === '' || problem.fields.some((each) => each === field)),
    );
  const shown = offered.slice(0, pages * PAGE);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="field-label">
        {text.make.collection} · {text.make.chosen(formatCount(chosen.length, language))}
      </legend>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <ChoiceField
          label={practice.level}
          all={practice.any}
          value={level}
          options={PRACTICE_LEVELS.map((each) => [each, practice.levels[each]])}
          onChange={setLevel}
        />
        <ChoiceField
          label={practice.field}
          all={practice.any}
          value={field}
          options={PRACTICE_FIELDS.map((each) => [each, practice.fields[each]])}
          onChange={setField}
        />
      </div>
      {error ? <Notice tone="danger">{words(error)}</Notice> : null}
      {data === undefined && !error ? (
        <p className="text-text-2">{t('common.loading')}</p>
      ) : (
        <ul className="grid gap-1 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map(({ problem: { id, formula, level: of }, number }) => (
            <li key={id}>
              <label className="flex items-start gap-2">
                <input
                  type="checkbox"
                  className="mt-1"
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    onChange(
                      target.checked ? [...chosen, id] : chosen.filter((each) => each !== id),
                    )
                  }
                />
                <span>
                  {practice.problem(formatCount(number, language))} · <FormulaText hill={formula} />
                  <span className="block text-sm text-text-2">{practice.levels[of]}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {shown.length < offered.length ? (
        <button
          type="button"
          className="btn btn-small justify-self-start"
          onClick={() => setPages(pages + 1)}
        >
          {practice.more}
        </button>
      ) : null}
    </fieldset>
  );
}
