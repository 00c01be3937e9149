import { lineCurve } from '@elucida/spectra/plotting/line-curve';
import { formatPosition } from '@elucida/spectra/plotting/plot-peak';
import type { Multiplet, ProtonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { curvePath } from './curve-path.ts';
import { TECHNIQUE_COLOUR } from './technique-colour.ts';

interface Props {
  spectrum: ProtonSpectrum;
  /** A shift whose multiplet is marked, ppm. */
  lit?: number | undefined;
  /** Whose multiplets they are, where that is not said already. */
  label?: string;
}

/**
 * Hz that a panel shows at least, px a hertz, and the widest panel, px: in wider multiplets the
 * lines come closer.
 */
const LEAST_HZ = 56,
  SCALE = 1.6,
  WIDEST = 300;
const HEIGHT = 62,
  AXIS = 20,
  TOP = 4; // px

/** Where a multiplet is, as chemists write it: its centre, or its ends where it is wide. */
function positionOf({ from, to, centre }: Multiplet, mhz: number): string {
  return (to - from) * mhz <= 2 * LEAST_HZ
    ? formatPosition('H1NMR', centre)
    : `${formatPosition('H1NMR', to)}–${formatPosition('H1NMR', from)}`;
}

/** A multiplet's window and curve. */
function windowOf({ mhz, lines }: ProtonSpectrum, { from, to }: Multiplet) {
  const half = Math.max(LEAST_HZ / mhz, to - from) / 2,
    middle = (from + to) / 2;
  const width = Math.round(Math.min(WIDEST, 2 * half * mhz * SCALE));
  const domain: [number, number] = [middle + half, middle - half];
  return { width, domain, curve: lineCurve(lines, domain) };
}

function Panel({
  spectrum,
  multiplet,
  lit,
}: {
  spectrum: ProtonSpectrum;
  multiplet: Multiplet;
  lit: boolean;
}) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { width, domain, curve } = useMemo(
    () => windowOf(spectrum, multiplet),
    [spectrum, multiplet],
  );
  const x = scaleLinear(domain, [0, width]);
  return (
    <li
      className={`min-w-0 rounded-sm border p-1.5 ${lit ? 'border-accent bg-accent-soft' : 'border-border'}`}
    >
      <svg
        width={width}
        height={HEIGHT + AXIS}
        viewBox={`0 0 ${width} ${HEIGHT + AXIS}`}
        aria-hidden="true"
        className="block max-w-full"
        style={{ color: TECHNIQUE_COLOUR.H1NMR }}
      >
        {curve ? (
          <path
            d={curvePath(curve, x, (height) => HEIGHT - height * (HEIGHT - TOP))}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.300"
            strokeLinejoin="round"
          />
        ) : null}
        <line x1="0" x2={width} y1={HEIGHT + 2} y2={HEIGHT + 2} stroke="var(--control)" />
        {x
          .ticks(Math.round(width / 34))
          .filter((tick) => x(tick) > 14 && x(tick) < width - 14)
          .map((tick) => (
            <g key={tick} transform={`translate(${x(tick)},${HEIGHT + 2})`}>
              <line y2="4" stroke="var(--control)" />
              <text
                y="16"
                textAnchor="middle"
                fontSize="12"
                fill="var(--text-2)"
                style={{ fontVariantNumeric: 'tabular-nums' }}
              >
                {figures(formatPosition('H1NMR', tick))}
              </text>
            </g>
          ))}
      </svg>
      <p className="text-sm tabular-nums">
        {t('plot.peakAt.H1NMR', { x: figures(positionOf(multiplet, spectrum.mhz)) })} ·{' '}
        {t('plot.protons', { n: multiplet.hydrogens })}
      </p>
    </li>
  );
}

/**
 * Each multiplet of a simulated spectrum by itself, wide enough to see its lines: on the axis of a
 * whole spectrum a pixel covers several hertz.
 */
export function MultipletStrip({ spectrum, lit, label }: Props) {
  const { t } = useTranslation();
  return (
    <div className="mt-2">
      <h4 className="eyebrow">{label ?? t('plot.enlarged')}</h4>
      <ul className="mt-1 flex flex-wrap items-end gap-2">
        {spectrum.multiplets.map((multiplet) => (
          <Panel
            key={multiplet.from}
            spectrum={spectrum}
            multiplet={multiplet}
            lit={lit !== undefined && lit >= multiplet.from && lit <= multiplet.to}
          />
        ))}
      </ul>
    </div>
  );
}
