import { O, P } from './atomic-numbers.ts';
import { copyGraph, MAX_DEGREE, type MolecularGraph } from './graph.ts';

/** Hydroxyl oxygens on trivalent phosphorus, each with its phosphorus. */
function hydroxylsOnPhosphorus({
  atomCount,
  degree,
  element,
  hydrogens,
  neighbours,
  orders,
  charge,
}: MolecularGraph): (readonly [oxygen: number, phosphorus: number])[] {
  return [...Array(atomCount).keys()].flatMap((atom): (readonly [number, number])[] => {
    if (element[atom] !== O || hydrogens[atom] === 0 || degree[atom] !== 1) return [];
    const phosphorus = neighbours[atom * MAX_DEGREE];
    if (element[phosphorus] !== P || charge[phosphorus] !== 0) return [];
    let valence = hydrogens[phosphorus];
    for (let slot = phosphorus * MAX_DEGREE, end = slot + degree[phosphorus]; slot < end; slot++)
      valence += orders[slot];
    return valence === 3 ? [[atom, phosphorus]] : [];
  });
}

/**
 * Whether a molecule has a hydroxyl on trivalent phosphorus. Such acids and esters exist as P(=O)H:
 * dialkyl phosphites and phosphinous acids hold less than one part in 10⁶ of the hydroxyl form (L.
 * D. Quin, A Guide to Organophosphorus Chemistry, 2000, ch. 4).
 */
export const hasHydroxyphosphine = (graph: MolecularGraph): boolean =>
  hydroxylsOnPhosphorus(graph).length > 0;

/**
 * The same compound with P(=O)H in the place of each P–OH: one a phosphorus. Atoms keep their
 * numbers.
 */
export function asPhosphorylHydride(graph: MolecularGraph): MolecularGraph {
  const drawn = copyGraph(graph);
  for (
    let found = hydroxylsOnPhosphorus(drawn);
    found.length > 0;
    found = hydroxylsOnPhosphorus(drawn)
  ) {
    const [[oxygen, phosphorus]] = found;
    drawn.hydrogens[oxygen]--;
    drawn.hydrogens[phosphorus]++;
    for (const [from, to] of [
      [oxygen, phosphorus],
      [phosphorus, oxygen],
    ]) {
      for (let slot = from * MAX_DEGREE, end = slot + drawn.degree[from]; slot < end; slot++)
        if (drawn.neighbours[slot] === to) drawn.orders[slot] = 2;
    }
  }
  return drawn;
}
