import { printedNumber } from '@elucida/spectra/number-format';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { ScaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../lib/i18n/use-figures.ts';

interface Props {
  technique: SpectrumType;
  scale: ScaleLinear<number, number>;
  top: number;
  width: number;
}

/** Ticks, numbers and the unit under a plot. */
export function PlotAxis({ technique, scale, top, width }: Props) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <g fontSize="13" fill="var(--text-2)" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {scale.ticks(Math.max(4, Math.min(12, Math.floor(width / 56)))).map((tick) => (
        <g key={tick} transform={`translate(${scale(tick)},${top})`}>
          <line y2="5" stroke="var(--control)" />
          <text y="18" textAnchor="middle">
            {figures(printedNumber(tick))}
          </text>
        </g>
      ))}
      <text x={width / 2} y={top + 35} textAnchor="middle" fill="var(--text-3)">
        {techniqueOf(technique).plot.italicAxis ? (
          <tspan fontStyle="italic">{t(`plot.axis.${technique}`)}</tspan>
        ) : (
          t(`plot.axis.${technique}`)
        )}
      </text>
    </g>
  );
}
