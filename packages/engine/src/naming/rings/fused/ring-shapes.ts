/** Compass directions of a drawing, counter-clockwise: E 0, NE 1, N 2, NW 3, W 4, SW 5, S 6, SE 7. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Steps between the centres of rings that share a bond in that direction; rings in a row are two apart. */
export const STEP: readonly (readonly [number, number])[] = [[2, 0], [1, 1], [0, 1], [-1, 1], [-2, 0], [-1, -1], [0, -1], [1, -1]];

/** A permitted shape: directions of the bonds, counter-clockwise; `distorted` shapes only where nothing else fits. */
export interface RingShape { readonly sides: readonly Direction[]; readonly distorted: boolean }

/**
 * Shapes of a ring in the drawing that decides its numbering (FR-5.1.1, IUPAC 1998; P-25.3.1.1): two upright bonds where the ring has more than three members,
 * the others shared between top and bottom.
 */
export function ringShapes(size: number): readonly RingShape[] {
  let shapes = SHAPES.get(size);
  if (!shapes) { shapes = makeShapes(size); SHAPES.set(size, shapes); }
  return shapes;
}

const SHAPES = new Map<number, readonly RingShape[]>();

function makeShapes(size: number): RingShape[] {
  if (size === 3) return [[4, 7, 1], [0, 3, 5], [6, 1, 3], [2, 5, 7]].map((sides, i) => ({ sides: sides as Direction[], distorted: i > 1 }));
  const low = Math.floor((size - 2) / 2), high = size - 2 - low;
  const upright = (bottom: number, top: number): Direction[] => [4, ...slope(bottom, 5, 6, 7), 0, ...slope(top, 1, 2, 3)];
  const plain = low === high ? [upright(low, high)] : [upright(low, high), upright(high, low)];
  const lying = plain.map((sides) => sides.map((side) => ((side + 2) % 8) as Direction));
  const fits = (list: Direction[][], distorted: boolean) => list.map((sides) => ({ sides, distorted }));
  return size === 4 ? fits(plain, false) : [...fits(plain, false), ...fits(lying, true)];
}

/** Bonds of the bottom or the top, counter-clockwise. */
function slope(count: number, first: Direction, middle: Direction, last: Direction): Direction[] {
  if (count === 1) return [middle];
  return [first, ...new Array<Direction>(count - 2).fill(middle), last];
}
