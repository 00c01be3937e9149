import { printedNumber } from '@elucida/spectra/number-format';
import type { DrawnOrdinate } from '@elucida/spectra/plotting/ordinate';
import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../lib/i18n/use-figures.ts';
import type { PlotShape } from './plot-shape.ts';

interface Props {
  ordinate: DrawnOrdinate;
  shape: PlotShape;
  gain: number;
  left: number;
}

const TICKS = 4;

/** The vertical axis: its name, and its figures where it has a scale. */
export function PlotOrdinate({ ordinate: { name, values }, shape, gain, left }: Props) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { foot, tip, top, baseline } = shape;
  // Taller peaks: the room's end stands for less.
  const end = values && values[0] + (values[1] - values[0]) / gain;
  const scale = values && scaleLinear([values[0], end!], [foot, tip(1)]);
  return (
    <g fontSize="12" fill="var(--text-2)" style={{ fontVariantNumeric: 'tabular-nums' }}>
      <line x1={left} x2={left} y1={top} y2={baseline} stroke="var(--control)" />
      {scale?.ticks(TICKS).map((tick) => (
        <g key={tick} transform={`translate(${left},${scale(tick)})`}>
          <line x2="-4" stroke="var(--control)" />
          <text x="-7" y="4" textAnchor="end">
            {figures(printedNumber(Number(tick.toPrecision(6))))}
          </text>
        </g>
      ))}
      <text
        transform={`translate(${scale ? left - 40 : left - 6},${(top + baseline) / 2})rotate(-90)`}
        textAnchor="middle"
        fill="var(--text-3)"
      >
        {t(`plot.ordinate.${name}`)}
      </text>
    </g>
  );
}
