import type { AnalysisResponse } from '@elucida/contract/analysis';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const ResultView = lazy(async () => ({ default: (await import('./result-view.tsx')).ResultView }));

/** The result view, its code fetched when there is a result: no screen pays for it before. */
export function LazyResultView({
  result,
  images,
}: {
  result: AnalysisResponse;
  /** Addresses of its images, in the order in which they were sent. */
  images?: readonly string[] | undefined;
}) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<p className="text-text-2">{t('common.loading')}</p>}>
      <ResultView result={result} images={images} />
    </Suspense>
  );
}
