import { MAX_DEGREE } from '@elucida/molecules/graph';
import { MAX_VERTICES } from '@elucida/generator/skeleton';
import type { Unit } from '@elucida/generator/units';
import type { Draft } from './draft.ts';
import type { Bonds } from '../rough/bonds.ts';

/** The bonds of a draft as `Bonds`, in arrays that the next draft is written to as well. */
export class DraftBonds implements Bonds {
  size = 0;
  units: readonly Unit[] = [];
  readonly elements = new Uint8Array(MAX_VERTICES);
  readonly degree = new Uint8Array(MAX_VERTICES);
  readonly neighbours = new Uint8Array(MAX_VERTICES * MAX_DEGREE);
  readonly hydrogens = new Uint8Array(MAX_VERTICES);
  private order: Draft['order'] = new Uint8Array(0);

  take({ vertexCount, units, order, adjacency, open }: Draft): void {
    this.size = vertexCount;
    this.units = units;
    this.order = order;
    for (let v = 0; v < vertexCount; v++) {
      this.elements[v] = units[v].element;
      this.hydrogens[v] = open[v];
      let slot = v * MAX_DEGREE;
      for (let rest = adjacency[v]; rest !== 0; rest &= rest - 1)
        this.neighbours[slot++] = 31 - Math.clz32(rest & -rest);
      this.degree[v] = slot - v * MAX_DEGREE;
    }
  }

  orderOf(a: number, b: number): number {
    return this.order[a * MAX_VERTICES + b];
  }
}
