import {
  formatDifference,
  formatPosition,
  type MissingPeak,
  type PlotPeak,
} from '@elucida/spectra/plotting/plot-peak';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../lib/i18n/use-figures.ts';

interface Props {
  technique: SpectrumType;
  peaks: readonly PlotPeak[];
  missing?: readonly MissingPeak[];
  /** Atoms by peak, as labels; with them a column whose buttons pick the peak. */
  atoms?: readonly string[];
  active?: number | null;
  onPick?: (peak: number) => void;
}

/** The plot's twin in a table, for reading, copying and screen readers. */
export function PeakTable({ technique, peaks, missing = [], atoms, active = null, onPick }: Props) {
  const { t } = useTranslation();
  const figures = useFigures();
  const at = (x: number) => figures(formatPosition(technique, x));
  const compared = missing.length > 0 || peaks.some((peak) => peak.predicted !== undefined);
  const within = (peak: PlotPeak) =>
    peak.sd === undefined
      ? ''
      : figures(` ± ${peak.sd.toFixed(techniqueOf(technique).axis.sdDecimals.table)}`);
  return (
    <details className="mt-1">
      <summary className="text-sm text-accent">{t('plot.table')}</summary>
      <div
        className="relative mt-2 overflow-x-auto"
        tabIndex={0}
        role="region"
        aria-label={t('plot.label', { technique: t(`common.technique.${technique}`) })}
      >
        <table
          className={
            'w-full text-left text-sm [&_td]:border-t [&_td]:border-border [&_td]:py-1 ' +
            '[&_td]:pr-4 [&_th]:py-1 [&_th]:pr-4 [&_th]:font-semibold'
          }
        >
          <thead>
            <tr>
              <th scope="col">{t('plot.columns.position')}</th>
              <th scope="col">{t('plot.columns.details')}</th>
              {atoms ? <th scope="col">{t('plot.columns.atoms')}</th> : null}
              {compared ? (
                <>
                  <th scope="col">{t('plot.columns.predicted')}</th>
                  <th scope="col">{t('plot.columns.difference')}</th>
                  <th scope="col">{t('plot.columns.agreement')}</th>
                </>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {peaks.map((peak, index) => (
              <tr
                key={index}
                aria-current={index === active ? 'true' : undefined}
                className={index === active ? 'bg-accent-soft' : ''}
              >
                <td>{at(peak.x)}</td>
                <td>
                  {[peak.name, figures(peak.details), peak.note].filter(Boolean).join(', ') || '–'}
                </td>
                {atoms ? (
                  <td>
                    {atoms[index] ? (
                      <button
                        type="button"
                        className="btn btn-quiet btn-small"
                        aria-pressed={index === active}
                        onClick={() => onPick?.(index)}
                      >
                        {atoms[index]}
                      </button>
                    ) : (
                      '–'
                    )}
                  </td>
                ) : null}
                {compared ? (
                  <>
                    <td>
                      {peak.predicted === undefined ? '–' : `${at(peak.predicted)}${within(peak)}`}
                    </td>
                    <td>
                      {peak.predicted === undefined
                        ? '–'
                        : figures(formatDifference(technique, peak.x - peak.predicted))}
                    </td>
                    <td>{t(`plot.agreement.${peak.agreement}`)}</td>
                  </>
                ) : null}
              </tr>
            ))}
            {missing.map((peak, index) => (
              <tr key={`missing-${index}`}>
                <td>–</td>
                <td>–</td>
                {atoms ? <td>–</td> : null}
                <td>{at(peak.x)}</td>
                <td>–</td>
                <td>{t('plot.missing')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
