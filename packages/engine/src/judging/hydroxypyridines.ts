import { C, N, O } from '@elucida/molecules/atomic-numbers';
import { MAX_DEGREE, neighboursOf, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { isHalogen } from '@elucida/molecules/functional-groups/site';

const RING = 6;

/** Aromatic six-membered rings through an atom, each as its atoms in order, from both sides. */
function ringsFrom(
  graph: MolecularGraph,
  perception: Perception,
  path: readonly number[],
): number[][] {
  const last = path[path.length - 1];
  return neighboursOf(graph, last).flatMap((next, k) => {
    if (perception.aromaticBond[last * MAX_DEGREE + k] === 0) return [];
    if (path.length === RING) return next === path[0] ? [[...path]] : [];
    return path.includes(next) ? [] : ringsFrom(graph, perception, [...path, next]);
  });
}

/**
 * Hydroxyl groups in position 2 or 4 of pyridines and quinolines. Not next to a halogen or oxygen in
 * position 6, which favours the hydroxyl form (6-chloropyridin-2-ol).
 */
export function hydroxypyridines(graph: MolecularGraph, perception: Perception): number {
  const { atomCount, element, hydrogens } = graph;
  let found = 0;
  for (let atom = 0; atom < atomCount; atom++) {
    if (element[atom] !== C || perception.aromatic[atom] === 0) continue;
    const around = neighboursOf(graph, atom);
    if (!around.some((other) => element[other] === O && hydrogens[other] > 0)) continue;
    if (ringsFrom(graph, perception, [atom]).some((ring) => exchangesWithNitrogen(graph, ring)))
      found++;
  }
  return found;
}

/** Whether the one nitrogen of a ring of carbons is in position 2 or 4 to its first atom. */
function exchangesWithNitrogen(graph: MolecularGraph, ring: readonly number[]): boolean {
  const { element } = graph;
  const at = ring.findIndex((atom) => element[atom] === N && graph.hydrogens[atom] === 0);
  if (at < 0 || graph.degree[ring[at]] > 2) return false;
  if (ring.some((atom, i) => i !== at && element[atom] !== C)) return false;
  if (at === 3) return true;
  return (
    at === 1 &&
    neighboursOf(graph, ring[2]).every(
      (other) => element[other] !== O && !isHalogen(element[other]),
    )
  );
}
