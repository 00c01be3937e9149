import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { useTranslation } from 'react-i18next';
import { formatPosition, type PlotPeak } from '@elucida/spectra/plotting/plot-peak';

/** One line about a peak: position, what is known of it, and the prediction where there is one. */
export function usePeakWords(technique: SpectrumType): (peak: PlotPeak) => string {
  const { t } = useTranslation();
  return (peak) => {
    const parts = [t(`plot.peakAt.${technique}`, { x: formatPosition(technique, peak.x) })];
    if (peak.name) parts.push(peak.name);
    if (peak.details !== '') parts.push(peak.details);
    if (peak.predicted !== undefined) {
      const x = formatPosition(technique, peak.predicted);
      parts.push(
        peak.sd === undefined
          ? t('plot.predictedAt', { x })
          : t('plot.predictedWithin', {
              x,
              sd: peak.sd.toFixed(techniqueOf(technique).axis.sdDecimals.line),
            }),
      );
    }
    if (peak.agreement === 'against') parts.push(t('plot.mismatch'));
    return parts.join(' · ');
  };
}
