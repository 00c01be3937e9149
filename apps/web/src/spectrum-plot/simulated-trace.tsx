import { lineCurve } from '@elucida/spectra/plotting/line-curve';
import { spreadLabels } from '@elucida/spectra/plotting/spread-labels';
import type { ProtonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import type { ScaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { curvePath } from './curve-path.ts';

interface Props {
  spectrum: ProtonSpectrum;
  scale: ScaleLinear<number, number>;
  baseline: number;
  /** Room for curve and integrals from the baseline, px; negative where it goes upwards. */
  room: number;
}

/** Room for the integrals beyond the curve, and between them along the axis, px. */
const LABELS = 26,
  GAP = 22;

/**
 * A simulated ¹H spectrum: its curve, and beyond it the hydrogens of each multiplet under a
 * bracket.
 */
export function SimulatedTrace({ spectrum, scale, baseline, room }: Props) {
  const { t } = useTranslation();
  const [left, right] = scale.domain() as [number, number];
  const curve = useMemo(() => lineCurve(spectrum.lines, [left, right]), [spectrum, left, right]);
  const way = Math.sign(room);
  const depth = room - way * LABELS;
  const bracket = baseline + depth + way * 4,
    label = baseline + depth + way * 14;
  const [from, to] = scale.range() as [number, number];
  const places = spreadLabels(
    spectrum.multiplets.map(({ centre }) => scale(centre)),
    { gap: GAP, from: from + GAP / 2, to: to - GAP / 2 },
  );
  return (
    <g>
      {curve ? (
        <path
          d={curvePath(curve, scale, (height) => baseline + height * depth)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.300"
          strokeLinejoin="round"
        />
      ) : null}
      {spectrum.multiplets.map((multiplet, index) => (
        <g key={index}>
          <path
            d={
              `M${scale(multiplet.to)} ${bracket}H${scale(multiplet.from)}M${scale(multiplet.centre)} ` +
              `${bracket}L${places[index]} ${label - way}`
            }
            fill="none"
            stroke="var(--control)"
          />
          <text
            x={places[index]}
            y={label + (way > 0 ? 10 : 0)}
            textAnchor="middle"
            fontSize="12"
            fill="var(--text-2)"
          >
            {t('plot.protons', { n: multiplet.hydrogens })}
          </text>
        </g>
      ))}
    </g>
  );
}
