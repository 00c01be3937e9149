import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { ShownProblem } from '@elucida/contract/practice';
import { FormulaText } from '../../formula/formula-text.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { fetchProblem } from '../../lib/api/practice-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { formatFixed } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AnswerCard } from './answer-card.tsx';
import { HintsCard } from './hints-card.tsx';
import { LateSpectra } from './late-spectra.tsx';
import { usePracticeText } from './practice-text.ts';
import type { PointedAt } from './pointed-at.ts';
import { PointedSheet } from './pointed-sheet.tsx';
import { readWithout } from './without.ts';
import { useSharedProgress } from './use-shared-progress.ts';

function Given({ problem }: { problem: ShownProblem }) {
  const text = usePracticeText();
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const hidden = params.get('formula') === 'hidden';
  if (!hidden)
    return (
      <p className="mt-2">
        {text.solve.formula}:{' '}
        <strong>
          <FormulaText hill={problem.formula} />
        </strong>
      </p>
    );
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <p>{text.solve.ion(formatFixed(problem.ion_mz, { places: 4, language }))}</p>
      <button
        type="button"
        className="btn btn-small"
        onClick={() => {
          const next = new URLSearchParams(params);
          next.delete('formula');
          setParams(next, { replace: true });
        }}
      >
        {text.solve.showFormula}
      </button>
    </div>
  );
}

function Solving({ problem }: { problem: ShownProblem }) {
  useSharedProgress();
  const text = usePracticeText();
  const [params] = useSearchParams();
  const without = readWithout(params);
  const seen = problem.spectra.filter(({ type }) => !without.has(type));
  const [pointed, setPointed] = useState<PointedAt | null>(null);
  return (
    <>
      <Given problem={problem} />
      {without.size > 0 ? <p className="mt-2 text-sm text-text-2">{text.fewer}</p> : null}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <LateSpectra
          labels="asked"
          spectra={seen.length > 0 ? seen : problem.spectra}
          pointed={pointed}
        />
        <PointedSheet spectra={seen} pointed={pointed} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <AnswerCard problem={problem} onPoint={setPointed} />
          <HintsCard problem={problem} onPoint={setPointed} />
        </div>
      </div>
    </>
  );
}

/** /practice/{id}: one problem: its spectra, an answer and the judge's reply, hints. */
export function ProblemPage() {
  const { t } = useTranslation();
  const text = usePracticeText();
  const words = useErrorWords();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['practice', id],
    queryFn: ({ signal }) => fetchProblem(id, signal),
    staleTime: Infinity,
    retry: false,
  });
  const isAbsent = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeading title={text.heading} />
      <p className="mt-2">
        <LocalLink to="/practice">{text.solve.back}</LocalLink>
      </p>
      {error ? (
        <Notice tone="danger" className="mt-4">
          <p>{isAbsent ? text.solve.none : words(error)}</p>
          {isAbsent ? null : (
            <button type="button" className="btn mt-2" onClick={() => void refetch()}>
              {t('common.retry')}
            </button>
          )}
        </Notice>
      ) : null}
      {data ? <Solving key={id} problem={data} /> : null}
      {data === undefined && !error ? (
        <p className="mt-4 text-text-2">{t('common.loading')}</p>
      ) : null}
    </>
  );
}
