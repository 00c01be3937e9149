import type { BondGraph } from './bond-graph.ts';

/** Energies closer than this are taken for the same molecule's. */
const SAME = 1e-6;

/** The molecules of the lowest energies met in one run, lowest first, at most `most`. */
export class Lowest {
  readonly molecules: { readonly graph: BondGraph; energy: number }[] = [];
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  offer(graph: BondGraph, energy: number): void {
    const { molecules } = this;
    const isFull = molecules.length === this.most;
    if (isFull && energy >= molecules[this.most - 1].energy) return;
    if (molecules.some((each) => Math.abs(each.energy - energy) < SAME)) return;
    // The worst one's room is taken over.
    const entry = isFull ? molecules.pop()! : { graph: graph.clone(), energy };
    entry.graph.copy(graph);
    entry.energy = energy;
    const at = molecules.findIndex((each) => each.energy > energy);
    molecules.splice(at < 0 ? molecules.length : at, 0, entry);
  }
}
