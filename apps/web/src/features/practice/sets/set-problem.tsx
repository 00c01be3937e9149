import type { OwnAnswers, SharedSet } from '@elucida/contract/practice-sets';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../../../formula/formula-text.tsx';
import {
  askSetJudge,
  fetchSetHint,
  fetchSetProblem,
  type Solving,
} from '../../../lib/api/set-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { formatCount, formatFixed } from '../../../lib/format/numbers.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Notice } from '../../../ui/notice.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { AnswerForm } from '../answer-form.tsx';
import { HintList } from '../hint-list.tsx';
import { LateSpectra } from '../late-spectra.tsx';
import type { PointedAt } from '../pointed-at.ts';
import { PointedSheet } from '../pointed-sheet.tsx';
import { usePracticeText } from '../practice-text.ts';
import { useSetsText } from './sets-text.ts';

// Sets of problems whose structure is to be found have none.
const SetExercise = lazy(async () => ({
  default: (await import('./set-exercise.tsx')).SetExercise,
}));

interface Props {
  set: SharedSet;
  solving: Solving;
  own: OwnAnswers;
  /** Something was tried or asked for: what is kept has changed. */
  onDone: () => Promise<void>;
}

/** One problem of a set, as a student solves it. */
export function SetProblem({ set, solving, own, onDone }: Props) {
  const { t } = useTranslation();
  const text = useSetsText();
  const practice = usePracticeText();
  const words = useErrorWords();
  const language = useLanguage();
  const [pointed, setPointed] = useState<PointedAt | null>(null);
  const { token, place } = solving;
  const answer = own.answers.find((each) => each.place === place);
  const { data, error } = useQuery({
    queryKey: ['shared sets', token, place, language],
    queryFn: () => fetchSetProblem(token, place, language),
    staleTime: Infinity,
  });
  const [asked, setAsked] = useState<readonly string[]>(answer?.hints ?? []);
  if (error) return <Notice tone="danger">{words(error)}</Notice>;
  if (data === undefined) return <p className="text-text-2">{t('common.loading')}</p>;
  const state = answer?.solved_at != null ? 'solved' : (answer?.tries ?? 0) > 0 ? 'tried' : 'new';
  const heading = (
    <h2 id="set-problem" className="text-lg">
      {text.one.problem(formatCount(place + 1, language))}
    </h2>
  );
  if (data.exercise !== undefined)
    return (
      <section aria-labelledby="set-problem">
        {heading}
        <OptionalPart fallback={<p className="text-text-2">{t('common.loading')}</p>}>
          <SetExercise
            exercise={data.exercise}
            problem={data}
            solving={solving}
            status={text.solve.state[state]}
            closed={set.closed}
            onDone={() => void onDone()}
          />
        </OptionalPart>
      </section>
    );
  return (
    <section aria-labelledby="set-problem">
      {heading}
      <p className="mt-2">
        {data.formula === null ? (
          practice.solve.ion(formatFixed(data.ion_mz, { places: 4, language }))
        ) : (
          <>
            {practice.solve.formula}:{' '}
            <strong>
              <FormulaText hill={data.formula} />
            </strong>
          </>
        )}
      </p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <LateSpectra labels="asked" spectra={data.spectra} pointed={pointed} />
        <PointedSheet spectra={data.spectra} pointed={pointed} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {set.closed ? null : (
            <AnswerForm
              status={text.solve.state[state]}
              ask={(structure) => askSetJudge(solving, { structure, lang: language })}
              onReply={() => void onDone()}
              formula={data.formula}
              onPoint={setPointed}
            />
          )}
          {data.hints.length > 0 ? (
            <HintList
              problem={`${token}/${place}`}
              kinds={data.hints}
              taken={data.hints.filter((kind) => asked.includes(kind))}
              onTake={(kind) => setAsked([...asked, kind])}
              fetchHint={(kind) => fetchSetHint(solving, kind, language)}
              help={text.solve.hintsHelp}
              onPoint={setPointed}
            />
          ) : null}
        </div>
      </div>
    </section>
  );
}
