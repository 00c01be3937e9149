import type { ListedProblem } from '@elucida/contract/practice';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';
import { nextProblem } from './next-problem.ts';
import { usePracticeText } from './practice-text.ts';
import { ProblemList } from './problem-list.tsx';
import { ProgressCard } from './progress-card.tsx';
import { useProgress } from './use-progress.ts';
import { useSharedProgress } from './use-shared-progress.ts';

type Listed = Pick<ListedProblem, 'id' | 'fields' | 'rating'>;

interface Props {
  /** Everything that there is; absent while it is fetched. */
  all: readonly Listed[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Of all, what is chosen. */
  chosen: readonly Listed[];
  heading: string;
  /** Fields by which it is chosen. */
  choices: ReactNode;
  /** What leads to the next one for this student, and what is said where none is left. */
  next: { readonly label: string; readonly done: string };
  pathOf: (id: string) => string;
  items: ComponentProps<typeof ProblemList>['items'];
  count: ComponentProps<typeof ProblemList>['count'];
}

/** Problems or exercises to choose from, the next one for this student, and what is solved. */
export function PracticeList(props: Props) {
  const { all, error, onRetry, chosen, heading, choices, next, pathOf, items, count } = props;
  const { t } = useTranslation();
  const text = usePracticeText();
  const words = useErrorWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const progress = useProgress();
  const withAccount = useSharedProgress();
  const id = useId();
  const nextOne = nextProblem(chosen, progress);
  return (
    <>
      {error ? (
        <Notice tone="danger" className="mt-4">
          <p>{words(error)}</p>
          <button type="button" className="btn mt-2" onClick={onRetry}>
            {t('common.retry')}
          </button>
        </Notice>
      ) : null}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4 print:hidden">
          <h2 id={id} className="text-lg">
            {heading}
          </h2>
          {choices}
          <div className="flex flex-wrap items-center gap-3">
            <button
              type="button"
              className="btn btn-primary"
              disabled={nextOne === null}
              onClick={() => void navigate(localPath(language, pathOf(nextOne!.id)))}
            >
              {next.label}
            </button>
            {all !== undefined && nextOne === null ? (
              <p role="status">{chosen.length === 0 ? text.noneChosen : next.done}</p>
            ) : null}
          </div>
          {all === undefined && !error ? (
            <p className="text-text-2">{t('common.loading')}</p>
          ) : (
            <ProblemList items={items} count={count} progress={progress} />
          )}
        </section>
        <ProgressCard problems={all ?? []} progress={progress} withAccount={withAccount} />
      </div>
    </>
  );
}
