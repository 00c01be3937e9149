import { MAX_DEGREE, type MolecularGraph } from './graph.ts';
import type { Perception } from './perception.ts';

/** The atoms that ring bonds join to an atom, itself among them; empty for an atom of a chain. */
function ringSystemOf(
  { degree, neighbours }: MolecularGraph,
  { ringBond }: Perception,
  atom: number,
): Set<number> {
  const found = new Set<number>();
  const open = [atom];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (let k = 0; k < degree[at]; k++) {
      const slot = at * MAX_DEGREE + k;
      if (ringBond[slot] === 0 || found.has(neighbours[slot])) continue;
      found.add(neighbours[slot]);
      open.push(neighbours[slot]);
    }
  }
  return found;
}

/**
 * Whether a saturated ring atom carries two different things, a hydrogen among them, outside the
 * ring: one above and one below it.
 */
function hasTwoSides(
  graph: MolecularGraph,
  { ringBond, symmetryClass }: Perception,
  atom: number,
): boolean {
  if (graph.degree[atom] + graph.hydrogens[atom] !== 4) return false;
  const outside: number[] = Array.from({ length: graph.hydrogens[atom] }, () => -1);
  let inside = 0;
  for (let k = 0; k < graph.degree[atom]; k++) {
    const slot = atom * MAX_DEGREE + k;
    if (ringBond[slot] === 1) inside++;
    else outside.push(symmetryClass[graph.neighbours[slot]]);
  }
  return inside > 2 || new Set(outside).size > 1;
}

/**
 * The atoms of the ring system of an atom, other than itself, that make its two faces different.
 * Where each is the only one of its symmetry class the faces differ for certain; otherwise it can
 * depend on the configuration (an axis of the trans isomer may exchange them).
 */
export function faceMakers(graph: MolecularGraph, perception: Perception, atom: number): number[] {
  return [...ringSystemOf(graph, perception, atom)].filter(
    (other) => other !== atom && hasTwoSides(graph, perception, other),
  );
}
