import type { ScaleLinear } from 'd3-scale';
import type { SVGProps } from 'react';
import type { PlotMark } from './plot-annotations.ts';

/** A named place on each axis of a map, or on one of them. */
export interface MapPlaces {
  readonly across?: PlotMark;
  readonly down?: PlotMark;
}

interface Props {
  places: MapPlaces;
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
}

/** Px that a name takes from its middle to an end, and that it is away from the frame. */
const HALF = 18,
  AWAY = 4;

/** Where a name has its middle, so that it ends within the frame. */
const within = (at: number, [one, other]: readonly number[]): number => {
  const [low, high] = [Math.min(one!, other!), Math.max(one!, other!)];
  return Math.min(high - HALF, Math.max(low + HALF, at));
};
const isSeen = (at: number, [one, other]: readonly number[]): boolean =>
  at >= Math.min(one!, other!) && at <= Math.max(one!, other!);

/**
 * Lines across the whole map at named places of its axes, with an edge, so that they are seen over contours. Names are
 * outside the frame, above it and to its right. A place outside what is seen is not drawn.
 */
export function MapMarks({ places: { across, down }, x, y }: Props) {
  const [columns, rows] = [x.range(), y.range()];
  const [right, top] = [Math.max(...columns), Math.min(...rows)];
  const lines = (ends: SVGProps<SVGLineElement>) => (
    <>
      <line {...ends} stroke="var(--surface)" strokeWidth="3" strokeOpacity="0.5" />
      <line {...ends} stroke="var(--text-2)" strokeDasharray="2 3" />
    </>
  );
  const name = { fontSize: 12, fill: 'var(--text-2)', textAnchor: 'middle' } as const;
  return (
    <>
      {across && isSeen(x(across.x), columns) ? (
        <g data-mark="across">
          {lines({ x1: x(across.x), x2: x(across.x), y1: rows[0], y2: rows[1] })}
          <text {...name} x={within(x(across.x), columns)} y={top - AWAY}>
            {across.label}
          </text>
        </g>
      ) : null}
      {down && isSeen(y(down.x), rows) ? (
        <g data-mark="down">
          {lines({ y1: y(down.x), y2: y(down.x), x1: columns[0], x2: columns[1] })}
          <text
            {...name}
            transform={`translate(${right + AWAY},${within(y(down.x), rows)}) rotate(90)`}
          >
            {down.label}
          </text>
        </g>
      ) : null}
    </>
  );
}
