import type { ListedProblem } from '@elucida/contract/practice';
import { useState } from 'react';
import { FormulaText } from '../../formula/formula-text.tsx';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { usePracticeText } from './practice-text.ts';
import type { Progress } from '@elucida/contract/merge-progress';
import { attemptOf, stateOf } from './progress.ts';

interface Props {
  /** With their places among all problems, from 1. */
  problems: readonly { readonly problem: ListedProblem; readonly number: number }[];
  all: number;
  progress: Progress;
  /** The formula is part of the problem. */
  hidden: boolean;
  /** What the links carry on. */
  query: string;
}

const PAGE = 48;
const MARK = { new: '', tried: '…', solved: '✓', shown: '○' } as const;

/** Problems as links, the easiest first, each with what became of it. */
export function ProblemList({ problems, all, progress, hidden, query }: Props) {
  const text = usePracticeText();
  const language = useLanguage();
  const [pages, setPages] = useState(1);
  const shown = problems.slice(0, pages * PAGE);
  return (
    <>
      <p className="field-hint" aria-live="polite">
        {text.count(formatCount(problems.length, language), formatCount(all, language))}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map(({ problem: { id, level, fields, formula }, number }) => {
          const state = stateOf(attemptOf(progress, id));
          return (
            <li key={id}>
              <LocalLink to={`/practice/${id}${query}`} className="card block h-full no-underline">
                <span className="flex justify-between gap-2 font-semibold">
                  {text.problem(formatCount(number, language))}
                  <span className="text-text-2">
                    <span aria-hidden>{MARK[state]}</span>
                    <span className="sr-only">{text.state[state]}</span>
                  </span>
                </span>
                {hidden ? null : (
                  <span className="block text-text">
                    <FormulaText hill={formula} />
                  </span>
                )}
                <span className="block text-sm text-text-2">
                  {text.levels[level]} · {fields.map((field) => text.fields[field]).join(', ')}
                </span>
              </LocalLink>
            </li>
          );
        })}
      </ul>
      {shown.length < problems.length ? (
        <button
          type="button"
          className="btn justify-self-start"
          onClick={() => setPages(pages + 1)}
        >
          {text.more}
        </button>
      ) : null}
    </>
  );
}
