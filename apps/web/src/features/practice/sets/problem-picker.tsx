import { EXERCISE_KINDS, PRACTICE_FIELDS, PRACTICE_LEVELS } from '@elucida/contract/practice-terms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../../../formula/formula-text.tsx';
import { fetchExercises } from '../../../lib/api/exercise-calls.ts';
import { fetchProblems } from '../../../lib/api/practice-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { formatCount } from '../../../lib/format/numbers.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useExercisesText } from '../exercises/exercises-text.ts';
import { usePracticeText } from '../practice-text.ts';
import {
  chosenOf,
  isSameChoice,
  offeredOf,
  type ChosenOfCollection,
  type Offered,
} from './collection.ts';
import { useSetsText } from './sets-text.ts';

const PAGE = 24;

interface Props {
  chosen: readonly ChosenOfCollection[];
  onChange: (chosen: readonly ChosenOfCollection[]) => void;
}

/** Problems and exercises of the collection, once both lists are there. */
function useCollection() {
  const problems = useQuery({
    queryKey: ['practice'],
    queryFn: ({ signal }) => fetchProblems(signal),
    staleTime: Infinity,
  });
  const exercises = useQuery({
    queryKey: ['exercises'],
    queryFn: ({ signal }) => fetchExercises(signal),
    staleTime: Infinity,
  });
  return {
    error: problems.error ?? exercises.error,
    offered: problems.data && exercises.data ? offeredOf(problems.data, exercises.data) : undefined,
  };
}

/** Problems and exercises of the collection to tick, by what students do, level and field. */
export function ProblemPicker({ chosen, onChange }: Props) {
  const { t } = useTranslation();
  const practice = usePracticeText();
  const exercises = useExercisesText();
  const text = useSetsText();
  const words = useErrorWords();
  const language = useLanguage();
  /** Empty to find the structure. */
  const [kind, setKind] = useState('');
  const [level, setLevel] = useState('');
  const [field, setField] = useState('');
  const [pages, setPages] = useState(1);
  const { offered: all, error } = useCollection();
  const offered = (all ?? []).filter(
    (each) =>
      each.kind === (kind === '' ? 'structure' : kind) &&
      (level === '' || each.level === null || each.level === level) &&
      (field === '' || each.fields.some((one) => one === field)),
  );
  const shown = offered.slice(0, pages * PAGE);
  const toggle = (each: Offered, isChosen: boolean) => {
    const choice = chosenOf(each);
    onChange(
      isChosen ? [...chosen, choice] : chosen.filter((other) => !isSameChoice(choice, other)),
    );
  };
  const titleOf = ({ kind: own, number }: Offered): string =>
    (own === 'structure' ? practice.problem : exercises.exercise)(formatCount(number, language));
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="field-label">
        {text.make.collection} · {text.make.chosen(formatCount(chosen.length, language))}
      </legend>
      <p className="field-hint">{text.make.anyone}</p>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <ChoiceField
          label={text.make.kind}
          all={text.kinds.structure}
          value={kind}
          options={EXERCISE_KINDS.map((each) => [each, text.kinds[each]])}
          onChange={setKind}
        />
        {kind === '' ? (
          <ChoiceField
            label={practice.level}
            all={practice.any}
            value={level}
            options={PRACTICE_LEVELS.map((each) => [each, practice.levels[each]])}
            onChange={setLevel}
          />
        ) : null}
        <ChoiceField
          label={practice.field}
          all={practice.any}
          value={field}
          options={PRACTICE_FIELDS.map((each) => [each, practice.fields[each]])}
          onChange={setField}
        />
      </div>
      {error ? <Notice tone="danger">{words(error)}</Notice> : null}
      {all === undefined && !error ? (
        <p className="text-text-2">{t('common.loading')}</p>
      ) : (
        <ul className="grid gap-1 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((each) => (
            <li key={`${each.kind} ${each.id}`}>
              <label className="flex items-start gap-2">
                <input
                  type="checkbox"
                  className="mt-1"
                  checked={chosen.some((other) => isSameChoice(chosenOf(each), other))}
                  onChange={({ target }) => toggle(each, target.checked)}
                />
                <span>
                  {titleOf(each)} · <FormulaText hill={each.formula} />
                  <span className="block text-sm text-text-2">
                    {each.level === null
                      ? each.fields.map((one) => practice.fields[one]).join(', ')
                      : practice.levels[each.level]}
                  </span>
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
