import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { useTranslation } from 'react-i18next';
import { formatPosition, type PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import { useFigures } from '../lib/i18n/use-figures.ts';

/** One line about a peak: position, what is known of it, and the prediction where there is one. */
export function usePeakWords(technique: SpectrumType): (peak: PlotPeak) => string {
  const { t } = useTranslation();
  const figures = useFigures();
  const at = (x: number) => figures(formatPosition(technique, x));
  return (peak) => {
    const parts = [t(`plot.peakAt.${technique}`, { x: at(peak.x) })];
    if (peak.name) parts.push(peak.name);
    if (peak.details !== '') parts.push(figures(peak.details));
    if (peak.note) parts.push(peak.note);
    if (peak.predicted !== undefined) {
      const x = at(peak.predicted);
      parts.push(
        peak.sd === undefined
          ? t('plot.predictedAt', { x })
          : t('plot.predictedWithin', {
              x,
              sd: figures(peak.sd.toFixed(techniqueOf(technique).axis.sdDecimals.line)),
            }),
      );
    }
    if (peak.agreement === 'against') parts.push(t('plot.mismatch'));
    return parts.join(' · ');
  };
}
