import type { PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import { spreadLabels } from '@elucida/spectra/plotting/spread-labels';
import type { ScaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../lib/i18n/use-figures.ts';

interface Props {
  peaks: readonly PlotPeak[];
  scale: ScaleLinear<number, number>;
  baseline: number;
}

/** Least width of a bracket, and room between two figures, px. */
const LEAST = 6,
  GAP = 24;

/** The hydrogens that observed signals declare, each under a bracket as wide as its pattern. */
export function PlotIntegrals({ peaks, scale, baseline }: Props) {
  const { t } = useTranslation();
  const figures = useFigures();
  const left = scale.range()[0]!,
    right = scale.range().at(-1)!;
  const seen = peaks
    .flatMap(({ x, span = [x, x], integral }) =>
      integral === undefined
        ? []
        : [{ at: scale(x), from: scale(span[1]), to: scale(span[0]), integral }],
    )
    .filter(({ at }) => at >= left && at <= right)
    .sort((a, b) => a.at - b.at);
  const places = spreadLabels(
    seen.map(({ at }) => at),
    { gap: GAP, from: left + GAP / 2, to: right - GAP / 2 },
  );
  const y = baseline + 4;
  return (
    <g fontSize="12" fill="var(--text-2)">
      {seen.map(({ at, from, to, integral }, index) => (
        <g key={`${at} ${integral}`}>
          <path
            d={
              `M${Math.max(left, Math.min(from, at - LEAST / 2))} ${y}` +
              `H${Math.min(right, Math.max(to, at + LEAST / 2))}M${at} ${y}L${places[index]} ${y + 5}`
            }
            fill="none"
            stroke="var(--control)"
          />
          <text x={places[index]} y={y + 16} textAnchor="middle">
            {t('plot.protons', { n: figures(String(Number(integral.toFixed(2)))) })}
          </text>
        </g>
      ))}
    </g>
  );
}
