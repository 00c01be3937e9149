import { MAX_DEGREE, type MolecularGraph } from '../graph.ts';

/** Nitrogens with three single bonds to sp³ carbon or hydrogen. */
export function aliphaticAmines(graph: MolecularGraph): number[] {
  return [...Array(graph.atomCount).keys()].filter((atom) => {
    if (
      graph.element[atom] !== 7 ||
      graph.charge[atom] !== 0 ||
      graph.degree[atom] + graph.hydrogens[atom] !== 3
    )
      return false;
    for (let k = 0; k < graph.degree[atom]; k++) {
      const other = graph.neighbours[atom * MAX_DEGREE + k];
      if (graph.element[other] !== 6) return false;
      for (let slot = other * MAX_DEGREE; slot < other * MAX_DEGREE + graph.degree[other]; slot++)
        if (graph.orders[slot] > 1) return false;
    }
    return true;
  });
}
