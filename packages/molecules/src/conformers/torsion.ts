/** A point or a difference of two, Å. */
export type Vector = readonly [number, number, number];

/** Where an atom is. */
export const at = (x: Float64Array, atom: number): Vector => [
  x[3 * atom],
  x[3 * atom + 1],
  x[3 * atom + 2],
];
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Torsion of four points, radians, positive where the last is clockwise of the first as seen along the middle. */
export function torsionOf(
  x: Float64Array,
  [a, b, c, d]: readonly [number, number, number, number],
): number {
  return torsion(at(x, a), at(x, b), at(x, c), at(x, d));
}

/** The same of points. */
export function torsion(...[a, b, c, d]: readonly [Vector, Vector, Vector, Vector]): number {
  const [first, axis, last] = [minus(b, a), minus(c, b), minus(d, c)];
  const [left, right] = [cross(first, axis), cross(axis, last)];
  return Math.atan2(Math.sqrt(dot(axis, axis)) * dot(first, right), dot(left, right));
}
