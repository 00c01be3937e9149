import { MAX_DEGREE, type MolecularGraph } from '../molecules/graph.ts';
import type { Perception } from '../molecules/perception.ts';

/** Atoms of the six-membered aromatic ring around `ipso` with their position to it: 1 ortho, 2 meta, 3 para. */
export function ringPositions(graph: MolecularGraph, perception: Perception, ipso: number): Map<number, number> {
  const position = new Map([[ipso, 0]]);
  for (const [a, d] of position) {
    if (d === 3) continue;
    for (let k = 0; k < graph.degree[a]; k++) {
      const slot = a * MAX_DEGREE + k;
      const b = graph.neighbours[slot];
      if (perception.aromaticBond[slot] && isInSixRing(graph, perception, b) && !position.has(b)) position.set(b, d + 1);
    }
  }
  position.delete(ipso);
  return position;
}

/** Whether the atom is in an aromatic six-membered ring, fused to a smaller one or not. */
export function isInSixRing(graph: MolecularGraph, perception: Perception, a: number): boolean {
  for (let slot = a * MAX_DEGREE, end = slot + graph.degree[a]; slot < end; slot++) if (perception.aromaticBond[slot] && perception.bondRing[slot] === 6) return true;
  return false;
}
