import { useTranslation } from 'react-i18next';
import { Markdown } from '../ui/markdown.tsx';

/**
 * A result saved by an older version or another client: its information text, formatted, is all
 * that can be shown of it. `partly`: it has more, in a form that is not known.
 */
export function OldResult({ text, partly }: { text: unknown; partly: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {typeof text === 'string' && text.trim() !== '' ? <Markdown text={text} /> : null}
      {partly ? <p className="text-sm text-text-2">{t('history.oldFormat')}</p> : null}
    </>
  );
}
