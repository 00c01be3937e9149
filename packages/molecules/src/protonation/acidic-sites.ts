import { B, C, N, O, P, S } from '../atomic-numbers.ts';
import { doublyBonded } from '../doubly-bonded.ts';
import { MAX_DEGREE, type MolecularGraph } from '../graph.ts';

/**
 * Atoms that give their hydrogen to a base, the most acidic first: sulfonic and phosphoric acids,
 * carboxylic acids, thiols, phenols and enols, imides, other OH (order of pKa in water: about 0–2,
 * 4–5, 7–10, 10, 10, 16; Pretsch and any textbook). Equal ones in the order of the atoms.
 */
export function acidicSites(graph: MolecularGraph): number[] {
  return [...Array(graph.atomCount).keys()]
    .map((atom) => ({ atom, rank: acidity(graph, atom) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.atom - b.atom)
    .map(({ atom }) => atom);
}

/** Those of `acidicSites` that ammonia takes the hydrogen of for good: acids of pKa up to 5. */
export const strongAcidSites = (graph: MolecularGraph): number[] =>
  acidicSites(graph).filter((atom) => acidity(graph, atom) <= 1);

/** Rank of an atom's hydrogen among acids, the strongest 0; infinite where it is none. */
export function acidity(graph: MolecularGraph, atom: number): number {
  const { degree, element, hydrogens, neighbours } = graph;
  const z = element[atom];
  if (hydrogens[atom] === 0 || (z !== O && z !== S && z !== N) || degree[atom] === 0)
    return degree[atom] === 0 && hydrogens[atom] > 0 && z > 8 ? 0 : Infinity;
  const beside = neighbours[atom * MAX_DEGREE];
  if (z === N) return acyls(graph, atom) >= 2 ? 5 : Infinity;
  if (element[beside] === S || element[beside] === P) return 0;
  if (element[beside] === C && doublyBonded(graph, beside, O) >= 0) return 1;
  if (z === S) return 2;
  if (element[beside] === B) return 4;
  return element[beside] === C && isUnsaturated(graph, beside) ? 3 : 6;
}

const acyls = (graph: MolecularGraph, atom: number): number => {
  let count = 0;
  for (let k = 0; k < graph.degree[atom]; k++) {
    const other = graph.neighbours[atom * MAX_DEGREE + k];
    if (
      (graph.element[other] === C || graph.element[other] === S) &&
      doublyBonded(graph, other, O) >= 0
    )
      count++;
  }
  return count;
};

function isUnsaturated({ degree, orders }: MolecularGraph, atom: number): boolean {
  for (let slot = atom * MAX_DEGREE, end = slot + degree[atom]; slot < end; slot++)
    if (orders[slot] > 1) return true;
  return false;
}
