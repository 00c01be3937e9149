import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const Markdown = lazy(async () => ({ default: (await import('../../result-view/markdown.tsx')).Markdown }));

/** A result saved by an older version or another client: its information text, formatted, is all that can be shown of it. */
export function OldResult({ text }: { text: unknown }) {
  const { t } = useTranslation();
  return (
    <>
      {typeof text === 'string' && text.trim() !== '' ? <Suspense fallback={<p className="text-text-2">{t('common.loading')}</p>}><Markdown text={text} /></Suspense> : null}
      <p className="text-sm text-text-2">{t('history.oldFormat')}</p>
    </>
  );
}
