import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/**
 * Atoms of the six-membered aromatic ring around `ipso` with their position to it: 1 ortho, 2 meta,
 * 3 para; empty when `ipso` is in none. Of an atom where two rings are fused, which bears no
 * substituent, the ring found first.
 */
export function ringPositions(
  graph: MolecularGraph,
  perception: Perception,
  ipso: number,
): Map<number, number> {
  const path = [ipso];
  return new Map(
    closeSixRing(graph, perception, path)
      ? path.slice(1).map((atom, i) => [atom, Math.min(i + 1, 5 - i)])
      : [],
  );
}

/**
 * Extends the path to six atoms whose last is bonded to the first: a fused ring is left out, since
 * no way back is that short.
 */
function closeSixRing(graph: MolecularGraph, perception: Perception, path: number[]): boolean {
  const last = path[path.length - 1];
  for (let slot = last * MAX_DEGREE, end = slot + graph.degree[last]; slot < end; slot++) {
    const b = graph.neighbours[slot];
    if (!perception.aromaticBond[slot]) continue;
    if (path.length === 6 && b === path[0]) return true;
    if (path.length === 6 || path.includes(b)) continue;
    path.push(b);
    if (closeSixRing(graph, perception, path)) return true;
    path.pop();
  }
  return false;
}

/** Whether the atom is in an aromatic six-membered ring, fused to a smaller one or not. */
export function isInSixRing(graph: MolecularGraph, perception: Perception, a: number): boolean {
  for (let slot = a * MAX_DEGREE, end = slot + graph.degree[a]; slot < end; slot++)
    if (perception.aromaticBond[slot] && perception.bondRing[slot] === 6) return true;
  return false;
}

/**
 * Element of the oxygen or neutral, basic nitrogen that is on the ring atom by a single bond; 0
 * without.
 */
export function donorOn(graph: MolecularGraph, perception: Perception, atom: number): number {
  for (let slot = atom * MAX_DEGREE, end = slot + graph.degree[atom]; slot < end; slot++) {
    const b = graph.neighbours[slot];
    if (perception.aromatic[b] || graph.charge[b] !== 0 || graph.orders[slot] !== 1) continue;
    if (
      graph.element[b] === 8 ||
      (graph.element[b] === 7 && graph.hydrogens[b] + graph.degree[b] === 3)
    )
      return graph.element[b];
  }
  return 0;
}
