import { MAX_DEGREE, type MolecularGraph } from './graph.ts';
import { LARGE_RING, reverseSlot } from './rings.ts';

/** Atom sets are 32-bit masks. */
export const MOST_MASKED_ATOMS = 32;

const adjacency = new Int32Array(MOST_MASKED_ATOMS);

/**
 * `smallestRingOfBonds` for graphs of up to 32 atoms, several times as fast: leaves are pruned,
 * then each bond left is taken away and the shortest way round it grown as a mask.
 */
export function smallestRingByMasks(graph: MolecularGraph, out: Uint8Array): void {
  const { atomCount, degree, neighbours } = graph;
  for (let a = 0; a < atomCount; a++) {
    let mask = 0;
    for (let slot = a * MAX_DEGREE, end = slot + degree[a]; slot < end; slot++) {
      mask |= 1 << neighbours[slot];
      out[slot] = 0;
    }
    adjacency[a] = mask;
  }
  let core = pruneLeaves(atomCount);
  while (core !== 0) {
    const a = 31 - Math.clz32(core & -core);
    core &= core - 1;
    for (let slot = a * MAX_DEGREE, end = slot + degree[a]; slot < end; slot++) {
      const b = neighbours[slot];
      if (b < a || ((core >>> b) & 1) === 0) continue;
      const size = wayRound(a, b);
      if (size === 0) continue;
      out[slot] = size;
      out[reverseSlot(graph, a, slot)] = size;
    }
  }
}

/**
 * Takes atoms with one neighbour off until none is left; `adjacency` and the mask returned hold the
 * rest.
 */
function pruneLeaves(atomCount: number): number {
  let core = atomCount === 32 ? -1 : (1 << atomCount) - 1;
  for (let start = 0; start < atomCount; start++) {
    let a = start;
    // No or one neighbour left: off it goes, and its neighbour may be the next.
    while ((core >>> a) & 1 && (adjacency[a] & (adjacency[a] - 1)) === 0) {
      core &= ~(1 << a);
      const rest = adjacency[a];
      adjacency[a] = 0;
      if (rest === 0) break;
      const b = 31 - Math.clz32(rest);
      adjacency[b] &= ~(1 << a);
      a = b;
    }
  }
  return core;
}

/**
 * Size of the smallest ring through the bond a–b: 3–8, LARGE_RING, or 0 where there is no other
 * way.
 */
function wayRound(a: number, b: number): number {
  const target = 1 << b;
  let reached = 1 << a;
  let frontier = adjacency[a] & ~target;
  for (let size = 3; frontier !== 0; size++) {
    reached |= frontier;
    let next = 0;
    for (let rest = frontier; rest !== 0; rest &= rest - 1)
      next |= adjacency[31 - Math.clz32(rest & -rest)];
    if ((next & target) !== 0) return size < LARGE_RING ? size : LARGE_RING;
    frontier = next & ~reached;
  }
  return 0;
}
