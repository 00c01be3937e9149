import { useTranslation } from 'react-i18next';
import { Markdown } from '../ui/markdown.tsx';

/**
 * A result saved by an older version or another client: its information text, formatted, is all
 * that can be shown of it.
 */
export function OldResult({ text }: { text: unknown }) {
  const { t } = useTranslation();
  return (
    <>
      {typeof text === 'string' && text.trim() !== '' ? <Markdown text={text} /> : null}
      <p className="text-sm text-text-2">{t('history.oldFormat')}</p>
    </>
  );
}
