import type { AnalysisResponse } from '@elucida/contract/analysis';
import { useTranslation } from 'react-i18next';
import { Points } from './points.tsx';

/** What speaks against the first candidate, and the peaks it leaves unexplained; "none found" if none. */
export function AgainstSection({ result }: { result: AnalysisResponse }) {
  const { t } = useTranslation();
  const of = (section: 'against' | 'unexplained') => result.report?.filter((point) => point.section === section) ?? [];
  return (
    <section className="grid gap-5 @lg:grid-cols-2">
      {(['against', 'unexplained'] as const).map((section) => (
        <div key={section} className="min-w-0">
          <h3>{t(`result.${section}`)}</h3>
          <div className="mt-2">{of(section).length > 0 ? <Points points={of(section)} /> : <p>{t('result.noneFound')}</p>}</div>
        </div>
      ))}
    </section>
  );
}
