import { formatPosition, type PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import { spreadLabels } from '@elucida/spectra/plotting/spread-labels';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ScaleLinear } from 'd3-scale';
import { useFigures } from '../lib/i18n/use-figures.ts';

interface Props {
  technique: SpectrumType;
  peaks: readonly PlotPeak[];
  scale: ScaleLinear<number, number>;
  /** Where the room of the spectrum begins, px. */
  top: number;
}

/** Room of an upright figure along the axis, and of the lines that lead down from them, px. */
const GAP = 13,
  LEAD = 9;

/** Positions of the tallest peaks, upright above them, as many as fit next to each other. */
export function PlotLabels({ technique, peaks, scale, top }: Props) {
  const figures = useFigures();
  const left = scale.range()[0]!,
    right = scale.range().at(-1)!;
  const seen = peaks
    .map(({ x, height }) => ({ x, height, at: scale(x) }))
    .filter(({ at }) => at >= left && at <= right)
    .sort((a, b) => b.height - a.height)
    .slice(0, Math.floor((right - left) / GAP))
    .sort((a, b) => a.at - b.at);
  const places = spreadLabels(
    seen.map(({ at }) => at),
    { gap: GAP, from: left, to: right },
  );
  const y = top - LEAD - 3;
  return (
    <g fontSize="12" fill="var(--text-2)" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {seen.map(({ x, at }, index) => (
        <g key={`${x} ${index}`}>
          <path
            d={`M${places[index]} ${y + 2}L${at} ${y + LEAD}`}
            fill="none"
            stroke="var(--control)"
          />
          <text transform={`translate(${places[index]! + 4},${y})rotate(-90)`}>
            {figures(formatPosition(technique, x))}
          </text>
        </g>
      ))}
    </g>
  );
}
