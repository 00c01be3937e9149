import { memo } from 'react';
import type { ScaleLinear } from 'd3-scale';
import type { TracedPlane } from './trace-contours.ts';

/** All levels from the lowest that is drawn: upwards solid, downwards dashed and of another hue. */
const Levels = memo(function Levels({ traced, lowest }: { traced: TracedPlane; lowest: number }) {
  return ([1, -1] as const).map((sign) => (
    <g
      key={sign}
      data-contours={sign === 1 ? 'up' : 'down'}
      stroke={sign === 1 ? 'var(--contour-up)' : 'var(--contour-down)'}
      strokeDasharray={sign === 1 ? undefined : '3 2'}
    >
      {traced.levels.slice(lowest).map((level) => {
        const path = traced.pathOf(level, sign);
        // A changed level adds or takes away one path: the others stay as they are drawn.
        return path === '' ? null : <path key={level} d={path} vectorEffect="non-scaling-stroke" />;
      })}
    </g>
  ));
});

/** The contours of a plane, moved and stretched from its grid to the axes. */
export function ContourPaths({
  traced,
  lowest,
  x,
  y,
}: {
  traced: TracedPlane;
  lowest: number;
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
}) {
  const { across, down, columns, rows } = traced.plane;
  const [x0, y0] = [x(across[0]), y(down[0])];
  const [dx, dy] = [(x(across[1]) - x0) / (columns - 1), (y(down[1]) - y0) / (rows - 1)];
  return (
    <g transform={`matrix(${dx} 0 0 ${dy} ${x0} ${y0})`} fill="none" strokeLinejoin="round">
      <Levels traced={traced} lowest={lowest} />
    </g>
  );
}
