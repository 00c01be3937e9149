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
  /** The whole axis, of which a part may be seen. */
  domain: readonly [number, number];
  mirror: number;
  bottom: number;
  gain: number;
  clip: string;
}

/** Room for the integrals below the curve, and between them along the axis, px. */
const LABELS = 26,
  GAP = 22;

/**
 * The simulated ¹H spectrum of a candidate, hanging from its line: its curve, and below it the
 * hydrogens of each multiplet under a bracket.
 */
export function PredictedTrace({ spectrum, scale, domain, mirror, bottom, gain, clip }: Props) {
  const { t } = useTranslation();
  const [high, low] = domain;
  const curve = useMemo(() => lineCurve(spectrum.lines, [high, low]), [spectrum, high, low]);
  const depth = bottom - mirror - LABELS;
  const bracket = mirror + depth + 4;
  const [left, right] = [scale.range()[0]!, scale.range().at(-1)!];
  const seen = spectrum.multiplets.filter(
    ({ from, to }) => scale(from) >= left && scale(to) <= right,
  );
  const places = spreadLabels(
    seen.map(({ centre }) => Math.min(right, Math.max(left, scale(centre)))),
    { gap: GAP, from: left + GAP / 2, to: right - GAP / 2 },
  );
  return (
    <g>
      {curve ? (
        <g clipPath={clip}>
          <path
            d={curvePath(curve, scale, (height) => mirror + Math.min(1.02, gain * height) * depth)}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.300"
            strokeLinejoin="round"
          />
        </g>
      ) : null}
      {seen.map(({ from, to, centre, hydrogens }, index) => (
        <g key={from}>
          <path
            d={
              `M${Math.max(left, scale(to))} ${bracket}H${Math.min(right, scale(from))}` +
              `M${Math.min(right, Math.max(left, scale(centre)))} ${bracket}L${places[index]} ${bracket + 9}`
            }
            fill="none"
            stroke="var(--control)"
          />
          <text
            x={places[index]}
            y={bracket + 20}
            textAnchor="middle"
            fontSize="12"
            fill="var(--text-2)"
          >
            {t('plot.protons', { n: hydrogens })}
          </text>
        </g>
      ))}
    </g>
  );
}
