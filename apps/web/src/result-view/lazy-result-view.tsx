import type { AnalysisResponse, ReadResponse } from '@elucida/contract/analysis';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultFrame } from './result-frame.ts';
import { OptionalPart } from '../ui/optional-part.tsx';

const loadResultView = () => import('./result-view.tsx');
const ResultView = lazy(async () => ({ default: (await loadResultView()).ResultView }));
const PlainResult = lazy(async () => ({
  default: (await import('./plain-result.tsx')).PlainResult,
}));

/** Whether an answer has more than the fields of the specification; the pages' schema saw to them. */
const isWhole = (result: ReadResponse): result is AnalysisResponse => 'candidates' in result;

/** Fetches the result view's code next to the result, on a page that shows nothing else. */
export function preloadResultView(): void {
  // A fetch that fails is tried again where the view is shown, which says so.
  loadResultView().catch(() => {});
}

/** The result view, its code fetched when there is a result: no screen pays for it before. */
export function LazyResultView({
  result,
  ...rest
}: ResultFrame & {
  result: ReadResponse;
  /** Addresses of its images, in the order in which they were sent. */
  images?: readonly string[] | undefined;
}) {
  const { t } = useTranslation();
  return (
    <OptionalPart
      fallback={
        <>
          {rest.heading}
          <p className="min-h-dvh text-text-2">{t('common.loading')}</p>
        </>
      }
    >
      {isWhole(result) ? (
        <ResultView result={result} {...rest} />
      ) : (
        <PlainResult result={result} {...rest} />
      )}
    </OptionalPart>
  );
}
