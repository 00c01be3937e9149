import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { ReadResponse } from '@elucida/contract/analysis';
import { lazy, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RunProgress } from '../../analysis/run-progress.tsx';
import type { Run } from '../../analysis/use-run.ts';
import type { ResultFrame } from '../../result-view/result-frame.ts';
import { LazyResultView } from '../../result-view/lazy-result-view.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { RunError } from './use-manual-run.ts';
import { OptionalPart } from '../../ui/optional-part.tsx';

interface Props {
  run: Run;
  result: ReadResponse | null;
  error: RunError | null;
  /** The result's id in history; null while it is not there. */
  saved: string | null;
  /** The analysis it is the answer of. */
  record?: AnalysisRecord | null;
  enter?: ResultFrame['enter'];
}

const ItsPage = lazy(async () => ({
  default: (await import('../../analysis/its-page.tsx')).ItsPage,
}));

/** The stages while it runs, then the result or the error; "No result yet." before. */
export function ResultPanel({ run, result, error, saved, record = null, enter }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = record?.id;
  useEffect(() => {
    // Back from its page: what is there is the answer, not the top of the form.
    if (id === undefined) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [id]);
  if (run.running)
    return (
      <div className="grid gap-3">
        <RunProgress run={run} digitise={false}>
          <button type="button" className="btn justify-self-start" onClick={run.cancel}>
            {t('common.cancel')}
          </button>
        </RunProgress>
      </div>
    );
  return (
    <section id="result" className="card grid gap-3" aria-labelledby="result-heading">
      <h2
        id="result-heading"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-20 text-lg outline-none"
      >
        {t('manual.result')}
      </h2>
      <div aria-live="polite">
        {!result && !error ? <p className="text-text-2">{t('manual.noResult')}</p> : null}
      </div>
      {error ? (
        <Notice tone="danger">
          <p>{error.message}</p>
          <pre className="mono mt-2 whitespace-pre-wrap">
            {JSON.stringify({ status: error.status, message: error.message }, null, 2)}
          </pre>
          {error.dailyLimit ? (
            <LocalLink to="/usage" className="btn btn-small mt-2">
              {t('analyze.viewUsage')}
            </LocalLink>
          ) : null}
        </Notice>
      ) : null}
      <p role="status" className="text-sm text-text-2 empty:hidden">
        {result && result.status !== 'ok' ? t('result.notSaved') : null}
        {saved === null ? null : (
          <>
            {t('manual.saved')}{' '}
            <LocalLink to="/history" state={{ opened: saved }}>
              {t('manual.openSaved')}
            </LocalLink>
          </>
        )}
      </p>
      {result ? <LazyResultView result={result} {...(enter && { enter })} /> : null}
      {record ? (
        <OptionalPart>
          <ItsPage record={record} />
        </OptionalPart>
      ) : null}
    </section>
  );
}
