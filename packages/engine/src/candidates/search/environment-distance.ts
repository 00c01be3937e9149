import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { combine, scramble } from '@elucida/molecules/hashing';
import type { Perception } from '@elucida/molecules/perception';

/** Radii of the environments compared, with the weight of an environment that is missing. */
const WEIGHT_BY_RADIUS: readonly number[] = [1, 1, 1, 0.5];

/** Environments of all atoms at each radius, as hashes with how often they occur. */
export type Environments = readonly ReadonlyMap<number, number>[];

/**
 * An oracle's view of a molecule: how far it is from a known one. For measuring whether the moves
 * reach a molecule when the fitness leads there; of no use where the answer is unknown.
 */
export function environmentsOf(graph: MolecularGraph, perception: Perception): Environments {
  let hashes = new Int32Array(graph.atomCount);
  for (let a = 0; a < graph.atomCount; a++)
    hashes[a] = scramble(
      graph.element[a] * 1000 +
        graph.hydrogens[a] * 100 +
        perception.aromatic[a] * 10 +
        graph.charge[a] +
        3,
    );
  const levels = [countOf(hashes)];
  for (let radius = 1; radius < WEIGHT_BY_RADIUS.length; radius++) {
    const next = new Int32Array(graph.atomCount);
    for (let a = 0; a < graph.atomCount; a++) {
      let sum = 0;
      for (let slot = a * MAX_DEGREE; slot < a * MAX_DEGREE + graph.degree[a]; slot++) {
        sum =
          (sum +
            combine(
              hashes[graph.neighbours[slot]],
              perception.aromaticBond[slot] ? 4 : graph.orders[slot],
            )) |
          0;
      }
      next[a] = combine(hashes[a], sum);
    }
    hashes = next;
    levels.push(countOf(hashes));
  }
  return levels;
}

/** Weighted number of atoms whose environment the other molecule lacks; 0 when all agree. */
export function environmentDistance(one: Environments, other: Environments): number {
  let distance = 0;
  for (const [radius, counts] of one.entries()) {
    for (const [hash, count] of counts)
      distance += WEIGHT_BY_RADIUS[radius] * Math.max(0, count - (other[radius].get(hash) ?? 0));
  }
  return distance;
}

function countOf(hashes: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return counts;
}
