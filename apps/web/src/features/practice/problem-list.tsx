import { useState } from 'react';
import { FormulaText } from '../../formula/formula-text.tsx';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { usePracticeText } from './practice-text.ts';
import type { Progress } from '@elucida/contract/merge-progress';
import { attemptOf, stateOf } from './progress.ts';

interface Item {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** Null where it is part of the problem. */
  readonly formula: string | null;
  /** What it is about: its level or kind, and its fields. */
  readonly about: readonly [string, readonly string[]];
}

interface Props {
  items: readonly Item[];
  /** How many there are, in words. */
  count: (shown: string) => string;
  progress: Progress;
}

const PAGE = 48;
const MARK = { new: '', tried: '…', solved: '✓', shown: '○' } as const;

/** Problems or exercises as links, each with what became of it. */
export function ProblemList({ items, count, progress }: Props) {
  const text = usePracticeText();
  const language = useLanguage();
  const [pages, setPages] = useState(1);
  const shown = items.slice(0, pages * PAGE);
  return (
    <>
      <p className="field-hint" aria-live="polite">
        {count(formatCount(items.length, language))}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map(({ id, path, title, formula, about: [kind, fields] }) => {
          const state = stateOf(attemptOf(progress, id));
          return (
            <li key={id}>
              <LocalLink to={path} className="card block h-full no-underline">
                <span className="flex justify-between gap-2 font-semibold">
                  {title}
                  <span className="text-text-2">
                    <span aria-hidden>{MARK[state]}</span>
                    <span className="sr-only">{text.state[state]}</span>
                  </span>
                </span>
                {formula === null ? null : (
                  <span className="block text-text">
                    <FormulaText hill={formula} />
                  </span>
                )}
                <span className="block text-sm text-text-2">
                  {kind} · {fields.join(', ')}
                </span>
              </LocalLink>
            </li>
          );
        })}
      </ul>
      {shown.length < items.length ? (
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
