import type { SpectrumType } from '@elucida/spectra/spectrum';
import { useTranslation } from 'react-i18next';
import { formatDifference, formatPosition, type MissingPeak, type PlotPeak } from '@elucida/spectra/plotting/plot-peak';

interface Props { technique: SpectrumType; peaks: readonly PlotPeak[]; missing?: readonly MissingPeak[] }

/** The plot's twin in a table, for reading, copying and screen readers. */
export function PeakTable({ technique, peaks, missing = [] }: Props) {
  const { t } = useTranslation();
  const compared = missing.length > 0 || peaks.some((peak) => peak.predicted !== undefined);
  return (
    <details className="mt-1">
      <summary className="text-sm text-accent">{t('plot.table')}</summary>
      <div className="relative mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label={t('plot.label', { technique: t(`common.technique.${technique}`) })}>
        <table className="w-full text-left text-sm [&_td]:border-t [&_td]:border-border [&_td]:py-1 [&_td]:pr-4 [&_th]:py-1 [&_th]:pr-4 [&_th]:font-semibold">
          <thead>
            <tr>
              <th scope="col">{t('plot.columns.position')}</th><th scope="col">{t('plot.columns.details')}</th>
              {compared ? <><th scope="col">{t('plot.columns.predicted')}</th><th scope="col">{t('plot.columns.difference')}</th><th scope="col">{t('plot.columns.agreement')}</th></> : null}
            </tr>
          </thead>
          <tbody>
            {peaks.map((peak, index) => (
              <tr key={index}>
                <td>{formatPosition(technique, peak.x)}</td><td>{peak.details || '–'}</td>
                {compared ? (
                  <>
                    <td>{peak.predicted === undefined ? '–' : formatPosition(technique, peak.predicted)}</td>
                    <td>{peak.predicted === undefined ? '–' : formatDifference(technique, peak.x - peak.predicted)}</td>
                    <td>{t(`plot.agreement.${peak.agreement}`)}</td>
                  </>
                ) : null}
              </tr>
            ))}
            {missing.map((peak, index) => (
              <tr key={`missing-${index}`}><td>–</td><td>–</td><td>{formatPosition(technique, peak.x)}</td><td>–</td><td>{t('plot.missing')}</td></tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
