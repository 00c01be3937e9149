import { formatPosition, type PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import { printedNumber } from '@elucida/spectra/number-format';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { PairPart } from '@elucida/spectra/techniques/technique';
import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { PlotFigure } from './plot-figure.tsx';
import type { PlotSource } from './use-plot-data.ts';

interface Props {
  technique: SpectrumType;
  pair: PairPart;
  spectrum: Pick<PlotSource, 'peaks'>;
  peaks: readonly PlotPeak[];
  /** Place of the marked peak among `peaks`. */
  active: number | null;
  onActive: (peak: number | null) => void;
  onPick: (peak: number | null) => void;
}

/** px */
const HEIGHT = 340,
  LEFT = 56,
  RIGHT = 14,
  TOP = 14,
  BOTTOM = 44,
  RADIUS = 5,
  REACH = 11;
/** Room beyond the outermost peaks, ppm, and the least that an axis spans. */
const MARGIN = { '1H': 0.4, '13C': 8 } as const;
/** The list to whose decimals a shift is written. */
const LIST = { '1H': 'H1NMR', '13C': 'C13NMR' } as const;
const AXIS = { '1H': 'δH (ppm)', '13C': 'δC (ppm)' } as const;

/** From low to high, with room. */
function spanOf(values: readonly number[], nucleus: '1H' | '13C'): [number, number] {
  const margin = MARGIN[nucleus];
  return values.length === 0
    ? [0, nucleus === '1H' ? 10 : 200]
    : [Math.min(...values) - margin, Math.max(...values) + margin];
}

/**
 * Cross peaks as the field draws them: the hydrogens along the bottom from right to left, their partners
 * down the side; peaks of negative sign are hollow, those that speak against the candidate red. The table
 * below says the same by keyboard.
 */
export function CrossPeakMap(props: Props) {
  const { technique, pair, spectrum, peaks, active, onActive, onPick } = props;
  const { t } = useTranslation();
  const figures = useFigures();
  const [firstNucleus, secondNucleus] = pair.nuclei;
  const rows = spectrum.peaks;
  const points = peaks.flatMap((peak, place) => {
    const row = rows[peak.index ?? place];
    const second = Number(row?.[pair.fields[1]]);
    return Number.isFinite(second)
      ? [{ place, first: peak.x, second, hollow: row?.['phase'] === '-', peak }]
      : [];
  });
  const across = spanOf(
    points.map(({ first }) => first),
    firstNucleus,
  );
  const down = spanOf(
    points.map(({ second }) => second),
    secondNucleus,
  );
  const marked = points.find(({ place }) => place === active);
  const write = (nucleus: '1H' | '13C', shift: number) =>
    figures(formatPosition(LIST[nucleus], shift));

  return (
    <PlotFigure
      technique={technique}
      height={HEIGHT}
      label={t('plot.label', { technique: t(`common.technique.${technique}`) })}
    >
      {(width) => {
        const x = scaleLinear([across[1], across[0]], [LEFT, width - RIGHT]);
        const y = scaleLinear(down, [TOP, HEIGHT - BOTTOM]);
        const symmetric = firstNucleus === secondNucleus;
        const ends = [Math.max(across[0], down[0]), Math.min(across[1], down[1])] as const;
        return (
          <>
            <rect
              x={LEFT}
              y={TOP}
              width={Math.max(0, width - LEFT - RIGHT)}
              height={HEIGHT - TOP - BOTTOM}
              fill="none"
              stroke="var(--border)"
            />
            {symmetric && ends[0] < ends[1] ? (
              <line
                x1={x(ends[0])}
                y1={y(ends[0])}
                x2={x(ends[1])}
                y2={y(ends[1])}
                stroke="var(--border)"
                strokeDasharray="4 4"
              />
            ) : null}
            <g fontSize="13" fill="var(--text-2)" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {x.ticks(Math.max(3, Math.floor(width / 90))).map((tick) => (
                <g key={tick} transform={`translate(${x(tick)},${HEIGHT - BOTTOM})`}>
                  <line y2="5" stroke="var(--control)" />
                  <text y="19" textAnchor="middle">
                    {figures(printedNumber(tick))}
                  </text>
                </g>
              ))}
              {y.ticks(6).map((tick) => (
                <g key={tick} transform={`translate(${LEFT},${y(tick)})`}>
                  <line x2="-5" stroke="var(--control)" />
                  <text x="-8" dy="0.35em" textAnchor="end">
                    {figures(printedNumber(tick))}
                  </text>
                </g>
              ))}
              <text x={(LEFT + width) / 2} y={HEIGHT - 8} textAnchor="middle" fill="var(--text-3)">
                {AXIS[firstNucleus]}
              </text>
              <text
                transform={`translate(14,${(TOP + HEIGHT - BOTTOM) / 2}) rotate(-90)`}
                textAnchor="middle"
                fill="var(--text-3)"
              >
                {AXIS[secondNucleus]}
              </text>
            </g>
            {marked ? (
              <g stroke="var(--accent)" fill="var(--text)" fontSize="13">
                <line x1={x(marked.first)} x2={x(marked.first)} y1={TOP} y2={HEIGHT - BOTTOM} />
                <line x1={LEFT} x2={width - RIGHT} y1={y(marked.second)} y2={y(marked.second)} />
                <text
                  x={x(marked.first) + (x(marked.first) > width / 2 ? -8 : 8)}
                  y={y(marked.second) + (y(marked.second) < TOP + 30 ? 22 : -8)}
                  textAnchor={x(marked.first) > width / 2 ? 'end' : 'start'}
                  stroke="none"
                >
                  {`${write(firstNucleus, marked.first)} / ${write(secondNucleus, marked.second)}`}
                </text>
              </g>
            ) : null}
            {points.map(({ place, first, second, hollow, peak }) => {
              const colour = peak.agreement === 'against' ? 'var(--danger)' : 'currentColor';
              return (
                <g
                  key={place}
                  onPointerEnter={() => onActive(place)}
                  onPointerLeave={() => onActive(null)}
                  onClick={() => onPick(place)}
                >
                  <circle cx={x(first)} cy={y(second)} r={REACH} fill="transparent" />
                  <circle
                    cx={x(first)}
                    cy={y(second)}
                    r={place === active ? RADIUS + 2 : RADIUS}
                    fill={hollow ? 'var(--surface)' : colour}
                    stroke={colour}
                    strokeWidth="2"
                  />
                </g>
              );
            })}
          </>
        );
      }}
    </PlotFigure>
  );
}
