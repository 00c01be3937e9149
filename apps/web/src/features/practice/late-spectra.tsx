import { lazy, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalPart } from '../../ui/optional-part.tsx';

const ProblemSpectra = lazy(async () => ({
  default: (await import('./problem-spectra.tsx')).ProblemSpectra,
}));

/** The plots of a problem, whose code comes while the problem itself is fetched. */
export function LateSpectra(props: ComponentProps<typeof ProblemSpectra>) {
  const { t } = useTranslation();
  return (
    <OptionalPart fallback={<p className="text-text-2">{t('common.loading')}</p>}>
      <ProblemSpectra {...props} />
    </OptionalPart>
  );
}
