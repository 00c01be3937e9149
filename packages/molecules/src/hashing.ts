/**
 * 32-bit integer hashing of small structured values. The finaliser is that of MurmurHash3 (A.
 * Appleby, public domain), which passes avalanche tests; the results are signed 32-bit integers and
 * the same on every machine.
 */

/** Scrambles one 32-bit integer, bijectively. */
export function scramble(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Hash of an ordered pair. */
export function combine(a: number, b: number): number {
  return scramble(Math.imul(a, 0x9e3779b1) + ((b << 13) | (b >>> 19)) + 0x165667b1);
}
