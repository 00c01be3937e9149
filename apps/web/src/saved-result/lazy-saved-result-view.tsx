import type { SavedResult } from '@elucida/contract/history';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultFrame } from '../result-view/result-frame.ts';
import { OptionalPart } from '../ui/optional-part.tsx';

// What checks, draws and plots a result, fetched when one is opened.
const SavedResultView = lazy(async () => ({
  default: (await import('./saved-result-view.tsx')).SavedResultView,
}));

/** A saved result, its code fetched when there is one. */
export function LazySavedResultView({
  result,
  ...rest
}: ResultFrame & {
  result: SavedResult;
  /** Its pictures: data URLs, or addresses of this site. */
  images: readonly string[];
}) {
  const { t } = useTranslation();
  return (
    // A result fills more than a window: what is below it must not be seen to move when it comes.
    <OptionalPart
      fallback={
        <>
          {rest.heading}
          <p className="min-h-dvh text-text-2">{t('common.loading')}</p>
        </>
      }
    >
      <SavedResultView result={result} {...rest} />
    </OptionalPart>
  );
}
