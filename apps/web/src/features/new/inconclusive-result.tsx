import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { ReadResponse } from '@elucida/contract/analysis';
import { lazy, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { previewsOf } from '../../analysis/previews-of.ts';
import { LazyResultView } from '../../result-view/lazy-result-view.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';

const ItsPage = lazy(async () => ({
  default: (await import('../../analysis/its-page.tsx')).ItsPage,
}));

/**
 * A result that names no molecule, in place: it is not saved and does not navigate. Its heading
 * takes the focus when it arrives.
 */
export function InconclusiveResult({
  result,
  record,
}: {
  result: ReadResponse;
  /** The analysis it is the answer of. */
  record: AnalysisRecord | null;
}) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [result]);
  return (
    <section className="card" aria-labelledby="result">
      <h2 id="result" ref={heading} tabIndex={-1} className="mb-4 scroll-mt-20 outline-none">
        {t('analyze.result')}
      </h2>
      <LazyResultView result={result} images={record ? previewsOf(record) : undefined} />
      <p className="mt-4 text-sm text-text-2">{t('result.notSaved')}</p>
      {record ? (
        <OptionalPart>
          <ItsPage record={record} />
        </OptionalPart>
      ) : null}
    </section>
  );
}
