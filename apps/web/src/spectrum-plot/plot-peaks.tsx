import type { MissingPeak, PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import { hasTrace } from '@elucida/spectra/plotting/trace';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ScaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import type { PlotShape } from './plot-shape.ts';

interface Props {
  technique: SpectrumType;
  peaks: readonly PlotPeak[];
  missing: readonly MissingPeak[];
  scale: ScaleLinear<number, number>;
  shape: PlotShape;
  baseline: number;
  bottom: number;
  current: number | null;
  onActive: (peak: number | null) => void;
  onPick: ((peak: number) => void) | undefined;
  /** The prediction is drawn as a curve: sticks mark only the peak that is lit. */
  traced: boolean;
}

/** Least height a stick is drawn with, and room for a word above the tallest, px. */
const LEAST = 0.04,
  WORD = 12;

/**
 * Sticks of the observed peaks, dashed sticks of the prediction below, and hollow marks with a word
 * where they disagree.
 */
export function PlotPeaks({
  technique,
  peaks,
  missing,
  scale,
  shape,
  baseline,
  bottom,
  current,
  onActive,
  onPick,
  traced,
}: Props) {
  const { t } = useTranslation();
  const depth = bottom - baseline - (traced ? 30 : 20);
  const sticks = !hasTrace(technique);
  return (
    <g>
      {peaks.map((peak, index) => {
        const x = scale(peak.x);
        const tip = shape.tip(Math.max(LEAST, peak.height));
        const lit = index === current;
        const off = peak.agreement === 'against';
        const px = peak.predicted === undefined || (traced && !lit) ? null : scale(peak.predicted);
        const py = baseline + (traced ? 1 : Math.max(0.15, peak.height)) * depth;
        const word = off ? t('plot.mismatch') : peak.name;
        return (
          <g
            key={index}
            onPointerEnter={() => onActive(index)}
            onClick={onPick ? () => onPick(index) : undefined}
            className={onPick ? 'cursor-pointer' : undefined}
          >
            {lit ? (
              <line x1={x} x2={x} y1={8} y2={bottom} stroke="var(--focus)" strokeWidth="1" />
            ) : null}
            <line
              x1={x}
              x2={x}
              y1={shape.foot}
              y2={tip}
              stroke="currentColor"
              strokeWidth={lit ? 3 : sticks ? 2 : 1}
              opacity={sticks || lit ? 1 : 0.35}
            />
            {px === null ? null : (
              <line
                x1={px}
                x2={px}
                y1={baseline}
                y2={py}
                stroke="currentColor"
                strokeWidth={lit && !traced ? 3 : 1.6}
                strokeDasharray="4 3"
              />
            )}
            {off ? (
              <circle
                cx={x}
                cy={tip}
                r="5"
                fill="var(--surface)"
                stroke="currentColor"
                strokeWidth="1.800"
              />
            ) : lit ? (
              <circle cx={x} cy={tip} r="4" fill="currentColor" />
            ) : null}
            {lit && word ? (
              <text
                x={x}
                y={Math.max(WORD, Math.min(tip, shape.foot) - 9)}
                textAnchor={anchorAt(x, scale)}
                fontSize="12"
                fill="var(--text)"
                stroke="var(--surface)"
                strokeWidth="3"
                paintOrder="stroke"
              >
                {word}
              </text>
            ) : null}
            <rect x={x - 7} width="14" y="0" height={bottom} fill="transparent" />
          </g>
        );
      })}
      {missing.map((peak, index) => (
        <g key={`missing-${index}`}>
          <line
            x1={scale(peak.x)}
            x2={scale(peak.x)}
            y1={baseline}
            y2={baseline + depth * 0.7}
            stroke="currentColor"
            strokeWidth="1.600"
            strokeDasharray="4 3"
          />
          <circle
            cx={scale(peak.x)}
            cy={baseline + depth * 0.7}
            r="4.500"
            fill="var(--surface)"
            stroke="currentColor"
            strokeWidth="1.800"
          />
          <text
            x={scale(peak.x)}
            y={baseline + depth * 0.7 + 17}
            textAnchor={anchorAt(scale(peak.x), scale)}
            fontSize="12"
            fill="var(--text)"
          >
            {t('plot.missing')}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Words near an edge of the plot run inwards. */
function anchorAt(x: number, scale: ScaleLinear<number, number>): 'start' | 'middle' | 'end' {
  const ends = scale.range();
  const left = Math.min(...ends),
    right = Math.max(...ends);
  return x - left < 70 ? 'start' : right - x < 70 ? 'end' : 'middle';
}
