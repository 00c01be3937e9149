import type { AnalysisResponse } from '@elucida/contract/analysis';
import { useTranslation } from 'react-i18next';
import { Points } from './points.tsx';

const SECTIONS = ['against', 'open', 'unexplained'] as const;

/**
 * What speaks against the first candidate, and the peaks it leaves unexplained ("none found" if
 * none); between them what fits poorly without deciding anything, where there is such a thing.
 */
export function AgainstSection({ result }: { result: AnalysisResponse }) {
  const { t } = useTranslation();
  const of = (section: (typeof SECTIONS)[number]) =>
    result.report?.filter((point) => point.section === section) ?? [];
  const shown = SECTIONS.filter((section) => section !== 'open' || of(section).length > 0);
  return (
    <section className="grid gap-5 @lg:grid-cols-2">
      {shown.map((section) => (
        <div key={section} className="min-w-0">
          <h3>{t(`result.${section}`)}</h3>
          <div className="mt-2">
            {of(section).length > 0 ? (
              <Points points={of(section)} />
            ) : (
              <p>{t('result.noneFound')}</p>
            )}
          </div>
        </div>
      ))}
    </section>
  );
}
