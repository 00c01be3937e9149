import { lazy, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalPart } from '../../ui/optional-part.tsx';

// Formatted sentences and drawings: fetched with the first verdict.
const Reasons = lazy(async () => ({ default: (await import('./reasons.tsx')).Reasons }));

/** The reasons for a verdict, fetched when they are opened. */
export function LazyReasons(props: ComponentProps<typeof Reasons>) {
  const { t } = useTranslation();
  return (
    <OptionalPart fallback={<p className="text-text-2">{t('common.loading')}</p>}>
      <Reasons {...props} />
    </OptionalPart>
  );
}
