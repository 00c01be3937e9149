import { MAX_DEGREE } from '@elucida/molecules/graph';
import { unitOfCode } from '@elucida/generator/units';
import { BondGraph } from './bond-graph.ts';

/** A molecule under change as plain data that crosses to another thread. */
export interface GraphState {
  /** `Unit.code` of each vertex. */
  readonly units: Uint8Array;
  readonly hydrogens: Uint8Array;
  readonly signalOf: Int16Array;
  /** Each bond: two vertices and the order. */
  readonly bonds: Uint8Array;
}

/** The state of a molecule; a copy. */
export function stateOf(graph: BondGraph): GraphState {
  const bonds: number[] = [];
  for (let v = 0; v < graph.size; v++)
    for (let slot = v * MAX_DEGREE, last = slot + graph.degree[v]; slot < last; slot++) {
      const w = graph.neighbours[slot];
      if (w > v) bonds.push(v, w, graph.orderOf(v, w));
    }
  return {
    units: Uint8Array.from(graph.units, ({ code }) => code),
    hydrogens: graph.hydrogens.slice(),
    signalOf: graph.signalOf.slice(),
    bonds: Uint8Array.from(bonds),
  };
}

/** The molecule of a state. Throws for a code that no unit has. */
export function graphOf({ units, hydrogens, signalOf, bonds }: GraphState): BondGraph {
  const graph = new BondGraph(Array.from(units, unitOfCode));
  graph.hydrogens.set(hydrogens);
  signalOf.forEach((signal, v) => graph.setSignal(v, signal));
  for (let at = 0; at < bonds.length; at += 3)
    for (let unit = bonds[at + 2]; unit > 0; unit--) graph.strengthen(bonds[at], bonds[at + 1]);
  return graph;
}
