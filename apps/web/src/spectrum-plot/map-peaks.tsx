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

/** px; rings over contours are smaller where there are so many that they would hide them. */
const RADIUS = { usual: 5, many: 3 } as const,
  MANY = 100,
  REACH = 11;

interface Props {
  points: readonly MapPoint[];
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
  /** Only rings, so that the contours below them are seen; those of negative peaks are dashed. */
  isOpen: boolean;
  active: number | null;
  onActive: (peak: number | null) => void;
  onPick: (peak: number | null) => void;
}

/** The picked peaks. */
export function MapPeaks({ points, x, y, isOpen, active, onActive, onPick }: Props) {
  const radius = isOpen && points.length > MANY ? RADIUS.many : RADIUS.usual;
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
          fill={isOpen ? 'none' : hollow ? 'var(--surface)' : colour}
          stroke={colour}
          strokeWidth={isOpen ? 1.25 : 2}
          strokeDasharray={isOpen && hollow ? '3 2' : undefined}
        />
      </g>
    );
  });
}
