import { MAX_DEGREE, type MolecularGraph } from './graph.ts';

/** The neighbour of this element (atomic number) that a double bond leads to, or -1. */
export function doublyBonded(
  { degree, element, neighbours, orders }: MolecularGraph,
  atom: number,
  to: number,
): number {
  for (let slot = atom * MAX_DEGREE, end = slot + degree[atom]; slot < end; slot++)
    if (orders[slot] === 2 && element[neighbours[slot]] === to) return neighbours[slot];
  return -1;
}
