import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { combine } from '@elucida/molecules/hashing';
import type { Perception } from '@elucida/molecules/perception';

/**
 * Nested descriptions of an atom's surroundings, from coarse to fine: X0 < F0 < X1 < F1 … < X5 <
 * F5. F*r* is the neighbourhood of radius *r* with full atom types; X*r* has full types up to *r*−1
 * and a coarse outer shell. They are the topological counterpart of HOSE codes (W. Bremser, Anal.
 * Chim. Acta 103 (1978) 355), as 32-bit hashes built radius by radius. Each determines all
 * shallower ones.
 */
export const LEVELS = 12;

const MAX_ATOMS = 256;
const fine = new Int32Array(MAX_ATOMS);
const coarse = new Int32Array(MAX_ATOMS);
const nextFine = new Int32Array(MAX_ATOMS);
const nextCoarse = new Int32Array(MAX_ATOMS);
const type = new Int32Array(MAX_ATOMS);

/** Level index of F*radius*; X*radius* is one below. */
export function fullLevel(radius: number): number {
  return 2 * radius + 1;
}

/** Radius up to which a level knows full atom types; 0 also for X0. */
export function radiusOfLevel(level: number): number {
  return level === 0 ? 0 : (level - 1) >> 1;
}

/** Element, charge and hybridisation: what an outer shell is known by. */
export function coarseType(graph: MolecularGraph, perception: Perception, atom: number): number {
  return (
    graph.element[atom] |
    ((graph.charge[atom] & 7) << 7) |
    (hybridisation(graph, perception, atom) << 10)
  );
}

/**
 * Coarse type with hydrogens, degree, double and triple bonds outside aromatic rings, and smallest
 * ring.
 */
export function fullType(graph: MolecularGraph, perception: Perception, atom: number): number {
  return (
    coarseType(graph, perception, atom) |
    (graph.hydrogens[atom] << 14) |
    (graph.degree[atom] << 18) |
    (perception.smallestRing[atom] << 22) |
    (multipleBonds(graph, perception, atom) << 26)
  );
}

/** What links two atoms: order 1–3, or 4 when aromatic; plus 8 in rings. */
export function linkType(graph: MolecularGraph, perception: Perception, slot: number): number {
  return (
    (perception.aromaticBond[slot] === 1 ? 4 : graph.orders[slot]) |
    (perception.ringBond[slot] << 3)
  );
}

/** 0 sp³, 1 sp², 2 sp, 3 aromatic, by multiple bonds. */
function hybridisation(graph: MolecularGraph, perception: Perception, atom: number): number {
  if (perception.aromatic[atom] === 1) return 3;
  const bonds = multipleBonds(graph, perception, atom);
  return bonds === 0 ? 0 : bonds === 1 ? 1 : 2;
}

/** Number of double bonds outside aromatic rings, plus 4 for each triple bond. */
function multipleBonds(graph: MolecularGraph, perception: Perception, atom: number): number {
  let count = 0;
  for (let slot = atom * MAX_DEGREE, end = slot + graph.degree[atom]; slot < end; slot++) {
    if (perception.aromaticBond[slot] === 1) continue;
    if (graph.orders[slot] === 2) count++;
    else if (graph.orders[slot] === 3) count += 4;
  }
  return count;
}

/**
 * Hashes of all atoms' environments down to `levels` (≤ LEVELS), written to `out[atom * LEVELS +
 * level]` as unsigned
 * 32-bit integers that are never 0.
 */
export function environmentHashes(
  graph: MolecularGraph,
  perception: Perception,
  out: Uint32Array,
  levels: number = LEVELS,
): void {
  const { atomCount, degree, neighbours } = graph;
  for (let a = 0; a < atomCount; a++) {
    type[a] = combine(fullType(graph, perception, a), 0);
    fine[a] = type[a];
    coarse[a] = combine(coarseType(graph, perception, a), 1);
    store(out, a, 0, coarse[a]);
    store(out, a, 1, fine[a]);
  }
  for (let level = 2; level < levels; level += 2) {
    for (let a = 0; a < atomCount; a++) {
      let sumFine = 0;
      let sumCoarse = 0;
      for (let slot = a * MAX_DEGREE, end = slot + degree[a]; slot < end; slot++) {
        const link = linkType(graph, perception, slot);
        const b = neighbours[slot];
        sumFine = (sumFine + combine(fine[b], link)) | 0;
        sumCoarse = (sumCoarse + combine(coarse[b], link)) | 0;
      }
      nextFine[a] = combine(type[a] + level, sumFine);
      nextCoarse[a] = combine(type[a] + level, sumCoarse);
      store(out, a, level, nextCoarse[a]);
      store(out, a, level + 1, nextFine[a]);
    }
    fine.set(nextFine.subarray(0, atomCount));
    coarse.set(nextCoarse.subarray(0, atomCount));
  }
}

function store(out: Uint32Array, atom: number, level: number, hash: number): void {
  out[atom * LEVELS + level] = environmentKey(hash, level);
}

/** Key in the tables of an environment's hash: unsigned, never 0, another one at each level. */
export function environmentKey(hash: number, level: number): number {
  const key = combine(hash, level + 64) >>> 0;
  return key === 0 ? 1 : key;
}
