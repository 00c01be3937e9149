/**
 * Compass directions of a drawing, counter-clockwise: E 0, NE 1, N 2, NW 3, W 4, SW 5, S 6, SE 7.
 */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * Steps between the centres of rings that share a bond in that direction; rings in a row are two
 * apart.
 */
export const STEP: readonly (readonly [number, number])[] = [
  [2, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/**
 * A permitted shape: directions of the bonds, counter-clockwise; `distorted` shapes only where
 * nothing else fits.
 */
export interface RingShape {
  readonly sides: readonly Direction[];
  readonly distorted: boolean;
}

/**
 * Shapes of a ring in the drawing that decides its numbering (FR-5.1.1, IUPAC 1998; P-25.3.1.1):
 * two upright bonds where the ring has more than four members, the others shared between top and
 * bottom.
 */
export function ringShapes(size: number): readonly RingShape[] {
  let shapes = SHAPES.get(size);
  if (!shapes) {
    shapes = makeShapes(size);
    SHAPES.set(size, shapes);
  }
  return shapes;
}

const SHAPES = new Map<number, readonly RingShape[]>();

/** Small rings lie as their neighbours need them: one side along each direction of the grid. */
const TRIANGLES: readonly (readonly Direction[])[] = [
  [4, 7, 1],
  [0, 3, 5],
  [5, 0, 2],
  [3, 6, 0],
  [1, 4, 6],
  [7, 2, 4],
];
const SQUARES: readonly (readonly Direction[])[] = [
  [4, 6, 0, 2],
  [5, 7, 1, 3],
];

function makeShapes(size: number): RingShape[] {
  if (size === 3) return TRIANGLES.map((sides) => ({ sides, distorted: false }));
  if (size === 4) return SQUARES.map((sides) => ({ sides, distorted: false }));
  const low = Math.floor((size - 2) / 2),
    high = size - 2 - low;
  const upright = (bottom: number, top: number): Direction[] => [
    4,
    ...slope(bottom, 5, 6, 7),
    0,
    ...slope(top, 1, 2, 3),
  ];
  const plain = low === high ? [upright(low, high)] : [upright(low, high), upright(high, low)];
  const lying = plain.map((sides) => sides.map((side) => ((side + 2) % 8) as Direction));
  const fits = (list: Direction[][], distorted: boolean) =>
    list.map((sides) => ({ sides, distorted }));
  return [...fits(plain, false), ...fits(lying, true)];
}

/** Bonds of the bottom or the top, counter-clockwise. */
function slope(count: number, first: Direction, middle: Direction, last: Direction): Direction[] {
  if (count === 1) return [middle];
  return [first, ...new Array<Direction>(count - 2).fill(middle), last];
}
