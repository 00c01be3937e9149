import { addBond, emptyGraph, MAX_DEGREE, type MolecularGraph } from './graph.ts';

/**
 * The same molecule with its atoms renumbered: atom `a` becomes atom `order[a]`. Neighbours keep
 * ascending slots of the new numbering.
 */
export function renumber(graph: MolecularGraph, order: readonly number[]): MolecularGraph {
  const result = emptyGraph(graph.atomCount);
  const source = new Array<number>(graph.atomCount);
  order.forEach((to, from) => {
    source[to] = from;
    result.element[to] = graph.element[from];
    result.charge[to] = graph.charge[from];
    result.hydrogens[to] = graph.hydrogens[from];
  });
  for (let a = 0; a < graph.atomCount; a++) {
    const from = source[a];
    for (let k = 0; k < graph.degree[from]; k++) {
      const slot = from * MAX_DEGREE + k;
      const b = order[graph.neighbours[slot]];
      if (b > a) addBond(result, a, b, graph.orders[slot]);
    }
  }
  return result;
}
