/** Sets of vertices as two words. */
export interface Masks {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** So many empty sets. */
export const emptyMasks = (count: number): Masks => ({
  low: new Int32Array(count),
  high: new Int32Array(count),
});

/** Adds a vertex to a set. */
export function addVertex({ low, high }: Masks, at: number, v: number): void {
  if (v < 32) low[at] |= 1 << v;
  else high[at] |= 1 << (v - 32);
}

/** Most vertices that two words hold. */
export const MOST_VERTICES = 64;
