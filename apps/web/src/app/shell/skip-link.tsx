import { useTranslation } from 'react-i18next';

/** First stop of the Tab key: past the header. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#content" className="btn btn-primary skip-link">
      {t('shell.skip')}
    </a>
  );
}
