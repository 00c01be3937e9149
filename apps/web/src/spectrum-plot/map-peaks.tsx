import type { PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import type { ScaleLinear } from 'd3-scale';

/** A cross peak on the map; `place` is its own among the drawn peaks. */
export interface MapPoint {
  readonly place: number;
  readonly first: number;
  readonly second: number;
  readonly hollow: boolean;
  readonly peak: PlotPeak;
}

/** px; smaller ones leave the contours below them to be seen. */
const RADIUS = { usual: 5, small: 3 } as const,
  REACH = 11;

interface Props {
  points: readonly MapPoint[];
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
  isSmall: boolean;
  active: number | null;
  onActive: (peak: number | null) => void;
  onPick: (peak: number | null) => void;
}

/** The picked peaks. */
export function MapPeaks({ points, x, y, isSmall, active, onActive, onPick }: Props) {
  const radius = isSmall ? RADIUS.small : RADIUS.usual;
  return points.map(({ place, first, second, hollow, peak }) => {
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
          r={place === active ? radius + 2 : radius}
          fill={hollow ? 'var(--surface)' : colour}
          stroke={colour}
          strokeWidth={isSmall ? 1.5 : 2}
        />
      </g>
    );
  });
}
