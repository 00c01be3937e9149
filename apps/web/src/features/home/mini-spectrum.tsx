import { useTranslation } from 'react-i18next';
import { TECHNIQUE_COLOUR } from '../../spectrum-plot/technique-colour.ts';
import type { SPECTRA } from './worked-case-data.ts';

const WIDTH = 400; // units of the viewBox
const HEIGHT = 58;
const BASE = 44;
/** Where the axis begins: room for the longest name of a technique. */
const AXIS = 82;

/** One spectrum of the worked case: sticks on an axis, the lit ones thick with a dot. */
export function MiniSpectrum({
  spectrum,
  lit,
}: {
  spectrum: (typeof SPECTRA)[number];
  lit: readonly number[];
}) {
  const { t } = useTranslation();
  const { technique, left, right, peaks } = spectrum;
  const x = (value: number) => AXIS + ((value - left) / (right - left)) * (WIDTH - AXIS - 12);
  const middle = (left + right) / 2;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block w-full"
      style={{ color: TECHNIQUE_COLOUR[technique] }}
      aria-hidden="true"
    >
      <text x="0" y="32" fontSize="14" fontWeight="600" fill="currentColor">
        {t(`common.technique.${technique}`)}
      </text>
      <line
        x1={x(left)}
        x2={x(right)}
        y1={BASE}
        y2={BASE}
        stroke="var(--control)"
        strokeWidth="1"
      />
      {[left, middle, right].map((tick) => (
        <text
          key={tick}
          x={x(tick)}
          y={HEIGHT - 1}
          fontSize="11"
          fill="var(--text-3)"
          textAnchor="middle"
        >
          {tick}
        </text>
      ))}
      {peaks.map((peak, index) => {
        const on = lit.includes(index);
        const lines = peak.split ?? 1;
        const top = BASE - peak.height * 34;
        return (
          <g
            key={peak.x}
            stroke="currentColor"
            strokeLinecap="round"
            opacity={lit.length > 0 && !on ? 0.35 : 1}
          >
            {Array.from({ length: lines }, (_, line) => {
              const offset = (line - (lines - 1) / 2) * 3.5;
              // First-order multiplets: the middle lines are the tall ones.
              const share = 1 - Math.abs(line - (lines - 1) / 2) / (lines + 0.5);
              return (
                <line
                  key={line}
                  x1={x(peak.x) + offset}
                  x2={x(peak.x) + offset}
                  y1={BASE}
                  y2={BASE - (BASE - top) * share}
                  strokeWidth={on ? 3 : 1.8}
                />
              );
            })}
            {on ? (
              <circle cx={x(peak.x)} cy={top - 4} r="3" fill="currentColor" stroke="none" />
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
