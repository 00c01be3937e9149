import { useTranslation } from 'react-i18next';

/** Holds the place of a screen while its code loads. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="min-h-dvh" role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
    </div>
  );
}
