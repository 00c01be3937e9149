import { C, N } from '@elucida/molecules/atomic-numbers';
import { bondOrder, MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';

/**
 * True for amidines and azoles, H–N–C=N: the hydrogen passes between the nitrogens and makes their
 * surroundings alike on average.
 */
export function hasMobileHydrogen(graph: MolecularGraph): boolean {
  return [...graph.element.keys()].some((carbon) => {
    if (graph.element[carbon] !== C) return false;
    const nitrogens = [
      ...graph.neighbours.subarray(carbon * MAX_DEGREE, carbon * MAX_DEGREE + graph.degree[carbon]),
    ].filter((other) => graph.element[other] === N);
    return (
      nitrogens.some(
        (other) => bondOrder(graph, carbon, other) === 2 && graph.hydrogens[other] === 0,
      ) &&
      nitrogens.some((other) => bondOrder(graph, carbon, other) === 1 && graph.hydrogens[other] > 0)
    );
  });
}
