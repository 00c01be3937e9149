import { MAX_DEGREE } from '@elucida/molecules/graph';
import { emptyMasks, type Masks } from './masks.ts';
import type { BondGraph } from './bond-graph.ts';

/** Farther than this, all paths cost alike. */
export const FARTHEST = 4;

const NITROGEN = 7;

/** Which vertices of a molecule lie within so many bonds of each other, and which have multiple bonds. */
export class Distances {
  readonly size: number;
  /** Vertices within so many bonds, at `bonds * size + v`. */
  readonly within: Masks;
  /** 1 of each vertex with a double or triple bond. */
  readonly unsaturated: Uint8Array;

  constructor(size: number) {
    this.size = size;
    this.within = emptyMasks((FARTHEST + 1) * size);
    this.unsaturated = new Uint8Array(size);
  }

  /** Reads a molecule; what follows speaks of it. */
  measure({ size, degree, neighbours, order, elements, units }: BondGraph): void {
    const { low, high } = this.within;
    for (let v = 0; v < size; v++) {
      low[v] = v < 32 ? 1 << v : 0;
      high[v] = v < 32 ? 0 : 1 << (v - 32);
      let multiple = elements[v] === NITROGEN && units[v].attached.length > 0 ? 1 : 0;
      for (let slot = v * MAX_DEGREE, end = slot + degree[v]; slot < end; slot++)
        if (order[v * size + neighbours[slot]] > 1) multiple = 1;
      this.unsaturated[v] = multiple;
    }
    for (let bonds = 1; bonds <= FARTHEST; bonds++) {
      const before = (bonds - 1) * size;
      const now = bonds * size;
      for (let v = 0; v < size; v++) {
        let a = low[before + v];
        let b = high[before + v];
        for (let slot = v * MAX_DEGREE, end = slot + degree[v]; slot < end; slot++) {
          a |= low[before + neighbours[slot]];
          b |= high[before + neighbours[slot]];
        }
        low[now + v] = a;
        high[now + v] = b;
      }
    }
  }

  /** Bonds between two vertices; `FARTHEST` + 1 where there are more. */
  between(v: number, w: number): number {
    const words = w < 32 ? this.within.low : this.within.high;
    const bit = 1 << (w & 31);
    let bonds = 0;
    while (bonds <= FARTHEST && (words[bonds * this.size + v] & bit) === 0) bonds++;
    return bonds;
  }
}
