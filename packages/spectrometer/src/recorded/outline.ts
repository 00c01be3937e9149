import type { Spectrum1D, Spectrum2D } from './recordings.ts';

/**
 * What a spectrum looks like in small: heights from left to right between −1 and 1, or the darkness of squares of a
 * plane, row by row, between 0 and 1.
 */
export type Outline =
  | { readonly kind: 'curve'; readonly heights: readonly number[] }
  | { readonly kind: 'plane'; readonly side: number; readonly squares: readonly number[] };

/** Heights of a curve's outline, and squares of a side of a plane's. */
const HEIGHTS = 120,
  SIDE = 24;

const short = (value: number): number => Math.round(value * 1000) / 1000;

/** The outline of a spectrum: of each of 120 parts the point farthest from zero. */
export function outlineOf({ re }: Spectrum1D): Outline {
  const heights = Array.from({ length: HEIGHTS }, (_, part) => {
    const end = Math.floor(((part + 1) * re.length) / HEIGHTS);
    let most = 0;
    for (let k = Math.floor((part * re.length) / HEIGHTS); k < end; k++)
      if (Math.abs(re[k]!) > Math.abs(most)) most = re[k]!;
    return most;
  });
  const tallest = heights.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  return { kind: 'curve', heights: heights.map((value) => short(value / tallest)) };
}

/** The outline of a plane: of each of 24 × 24 squares the tallest point, on a logarithmic scale over two decades. */
export function planeOutline({ direct, indirect, values }: Spectrum2D): Outline {
  const squares = new Float64Array(SIDE * SIDE);
  for (let row = 0; row < indirect.points; row++) {
    const down = Math.min(SIDE - 1, Math.floor((row * SIDE) / indirect.points)) * SIDE;
    for (let column = 0; column < direct.points; column++) {
      const at = down + Math.min(SIDE - 1, Math.floor((column * SIDE) / direct.points));
      const size = Math.abs(values[row * direct.points + column]!);
      if (size > squares[at]!) squares[at] = size;
    }
  }
  const tallest = squares.reduce((most, value) => Math.max(most, value), 0) || 1;
  return {
    kind: 'plane',
    side: SIDE,
    squares: Array.from(squares, (value) =>
      short(Math.max(0, 1 + Math.log10(Math.max(1e-9, value / tallest)) / 2)),
    ),
  };
}
