import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ScaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import type { MissingPeak, PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import { hasTrace } from '@elucida/spectra/plotting/trace';

interface Props {
  technique: SpectrumType;
  peaks: readonly PlotPeak[];
  missing: readonly MissingPeak[];
  scale: ScaleLinear<number, number>;
  baseline: number;
  bottom: number;
  current: number | null;
  onActive: (peak: number | null) => void;
}

/** Sticks of the observed peaks, dashed sticks of the prediction below, and hollow marks with a word where they disagree. */
export function PlotPeaks({ technique, peaks, missing, scale, baseline, bottom, current, onActive }: Props) {
  const { t } = useTranslation();
  const depth = bottom - baseline - 20;
  return (
    <g>
      {peaks.map((peak, index) => {
        const x = scale(peak.x);
        const top = baseline - Math.max(0.04, peak.height) * (baseline - 18);
        const lit = index === current;
        const off = peak.agreement === 'against';
        const px = peak.predicted === undefined ? null : scale(peak.predicted);
        const py = baseline + Math.max(0.15, peak.height) * depth;
        return (
          <g key={index} onPointerEnter={() => onActive(index)}>
            {lit ? <line x1={x} x2={x} y1={8} y2={bottom} stroke="var(--focus)" strokeWidth="1" /> : null}
            <line x1={x} x2={x} y1={baseline} y2={top} stroke="currentColor" strokeWidth={lit ? 3 : hasTrace(technique) ? 1 : 2} opacity={hasTrace(technique) && !lit ? 0.35 : 1} />
            {px === null ? null : <line x1={px} x2={px} y1={baseline} y2={py} stroke="currentColor" strokeWidth={lit ? 3 : 1.600} strokeDasharray="4 3" />}
            {off ? <circle cx={x} cy={top} r="5" fill="var(--surface)" stroke="currentColor" strokeWidth="1.800" /> : lit ? <circle cx={x} cy={top} r="4" fill="currentColor" /> : null}
            {off && lit ? <text x={x} y={Math.max(12, top - 9)} textAnchor="middle" fontSize="12" fill="var(--text)">{t('plot.mismatch')}</text> : null}
            <rect x={x - 7} width="14" y="0" height={bottom} fill="transparent" />
          </g>
        );
      })}
      {missing.map((peak, index) => (
        <g key={`missing-${index}`}>
          <line x1={scale(peak.x)} x2={scale(peak.x)} y1={baseline} y2={baseline + depth * 0.7} stroke="currentColor" strokeWidth="1.600" strokeDasharray="4 3" />
          <circle cx={scale(peak.x)} cy={baseline + depth * 0.7} r="4.500" fill="var(--surface)" stroke="currentColor" strokeWidth="1.800" />
          <text x={scale(peak.x)} y={baseline + depth * 0.7 + 17} textAnchor="middle" fontSize="12" fill="var(--text)">{t('plot.missing')}</text>
        </g>
      ))}
    </g>
  );
}
