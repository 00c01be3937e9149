import type { MissingPeak, PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import type { ScaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import type { PlotShape } from './plot-shape.ts';

interface Props {
  peaks: readonly PlotPeak[];
  missing: readonly MissingPeak[];
  scale: ScaleLinear<number, number>;
  shape: PlotShape;
  /** Height of each peak as it is drawn, 0–1. */
  heights: readonly number[];
  current: number | null;
  onActive: (peak: number | null) => void;
  onPick: ((peak: number) => void) | undefined;
  /** The observed peaks are drawn as sticks, and not as a curve. */
  sticks: boolean;
  /** The prediction is drawn as a curve: its own mark is only that of the peak that is lit. */
  simulated: boolean;
}

/** Room for a word above the tallest peak, and half the width that answers to the pointer, px. */
const WORD = 12,
  REACH = 7;

/**
 * Marks of the observed peaks (sticks where there is no curve), dashed sticks of the prediction
 * below, and hollow marks with a word where they disagree.
 */
export function PlotPeaks({
  peaks,
  missing,
  scale,
  shape,
  heights,
  current,
  onActive,
  onPick,
  sticks,
  simulated,
}: Props) {
  const { t } = useTranslation();
  const { mirror, bottom } = shape;
  const depth = bottom - mirror - (simulated ? 30 : 20);
  const left = scale.range()[0]!,
    right = scale.range().at(-1)!;
  const seen = (px: number) => px >= left - 1 && px <= right + 1;
  return (
    <g>
      {peaks.map((peak, index) => {
        const x = scale(peak.x);
        const px = peak.predicted === undefined ? null : scale(peak.predicted);
        if (!seen(x) && (px === null || !seen(px))) return null;
        const tip = Math.min(bottom, Math.max(WORD, shape.tip(heights[index]!)));
        const lit = index === current;
        const off = peak.agreement === 'against';
        const py = mirror + (simulated ? 1 : Math.max(0.15, Math.min(1, heights[index]!))) * depth;
        const word = off ? t('plot.mismatch') : peak.name;
        const [from, to] = (peak.span ?? [peak.x, peak.x]).map((end) => scale(end)) as [
          number,
          number,
        ];
        return (
          <g
            key={index}
            onPointerEnter={() => onActive(index)}
            onClick={() => onPick?.(index)}
            className={onPick ? 'cursor-pointer' : ''}
          >
            {sticks || lit ? (
              <line
                x1={x}
                x2={x}
                y1={shape.foot}
                y2={tip}
                stroke="currentColor"
                strokeWidth={lit ? 3 : 2}
                opacity={sticks ? 1 : 0.5}
              />
            ) : null}
            {px === null || (simulated && !lit) || !seen(px) ? null : (
              <>
                <line
                  x1={px}
                  x2={px}
                  y1={mirror}
                  y2={py}
                  stroke="currentColor"
                  strokeWidth={lit && !simulated ? 3 : 1.6}
                  strokeDasharray="4 3"
                />
                {peak.sd === undefined ? null : (
                  <path
                    d={`M${scale(peak.predicted! + peak.sd)} ${py}H${scale(peak.predicted! - peak.sd)}`}
                    stroke="currentColor"
                    strokeWidth="1.200"
                  />
                )}
              </>
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
                textAnchor={anchorAt(x, { left, right })}
                fontSize="12"
                fill="var(--text)"
                stroke="var(--surface)"
                strokeWidth="3"
                paintOrder="stroke"
              >
                {word}
              </text>
            ) : null}
            <rect
              x={Math.min(from, to, x) - REACH}
              width={Math.max(from, to, x) - Math.min(from, to, x) + 2 * REACH}
              y="0"
              height={bottom}
              fill="transparent"
            />
          </g>
        );
      })}
      {missing.map(({ x }, index) =>
        seen(scale(x)) ? (
          <g key={`missing-${index}`}>
            <line
              x1={scale(x)}
              x2={scale(x)}
              y1={mirror}
              y2={mirror + depth * 0.7}
              stroke="currentColor"
              strokeWidth="1.600"
              strokeDasharray="4 3"
            />
            <circle
              cx={scale(x)}
              cy={mirror + depth * 0.7}
              r="4.500"
              fill="var(--surface)"
              stroke="currentColor"
              strokeWidth="1.800"
            />
            <text
              x={scale(x)}
              y={mirror + depth * 0.7 + 17}
              textAnchor={anchorAt(scale(x), { left, right })}
              fontSize="12"
              fill="var(--text)"
            >
              {t('plot.missing')}
            </text>
          </g>
        ) : null,
      )}
    </g>
  );
}

/** Words near an edge of the plot run inwards. */
function anchorAt(
  x: number,
  { left, right }: { left: number; right: number },
): 'start' | 'middle' | 'end' {
  return x - left < 70 ? 'start' : right - x < 70 ? 'end' : 'middle';
}
