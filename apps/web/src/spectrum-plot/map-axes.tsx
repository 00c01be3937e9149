import { printedNumber } from '@elucida/spectra/number-format';
import type { ScaleLinear } from 'd3-scale';
import { useFigures } from '../lib/i18n/use-figures.ts';
import type { MapNucleus } from './map-space.ts';

const AXIS = { '1H': 'δH (ppm)', '13C': 'δC (ppm)' } as const;
/** Decimals of a tick: d3 makes steps of floating point. */
const tickText = (tick: number) => printedNumber(Number(tick.toFixed(6)));

interface Props {
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
  nuclei: readonly [MapNucleus, MapNucleus];
  /** Px of the frame, strips along its edges with it. */
  box: { left: number; right: number; top: number; bottom: number };
}

/** Ticks, figures and names along the bottom and the left edge. */
export function MapAxes({ x, y, nuclei, box }: Props) {
  const figures = useFigures();
  const [x0, x1] = x.range() as [number, number];
  const [y0, y1] = y.range() as [number, number];
  return (
    <g fontSize="13" fill="var(--text-2)" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {x.ticks(Math.max(3, Math.floor((x1 - x0) / 80))).map((tick) => (
        <g key={tick} transform={`translate(${x(tick)},${box.bottom})`}>
          <line y2="5" stroke="var(--control)" />
          <text y="19" textAnchor="middle">
            {figures(tickText(tick))}
          </text>
        </g>
      ))}
      {y.ticks(6).map((tick) => (
        <g key={tick} transform={`translate(${box.left},${y(tick)})`}>
          <line x2="-5" stroke="var(--control)" />
          <text x="-8" dy="0.35em" textAnchor="end">
            {figures(tickText(tick))}
          </text>
        </g>
      ))}
      <text x={(x0 + x1) / 2} y={box.bottom + 36} textAnchor="middle" fill="var(--text-3)">
        {AXIS[nuclei[0]]}
      </text>
      <text
        transform={`translate(${box.left - 42},${(y0 + y1) / 2}) rotate(-90)`}
        textAnchor="middle"
        fill="var(--text-3)"
      >
        {AXIS[nuclei[1]]}
      </text>
    </g>
  );
}
