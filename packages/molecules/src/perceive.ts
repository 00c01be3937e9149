import { markAromatic } from './aromaticity.ts';
import { MAX_DEGREE, type MolecularGraph } from './graph.ts';
import { emptyPerception, type Perception, type ReusedPerception } from './perception.ts';
import { LARGE_RING, smallestRingOfBonds } from './rings.ts';
import { MOST_MASKED_ATOMS, smallestRingByMasks } from './ring-masks.ts';
import { refine } from './symmetry.ts';

/**
 * Perceives rings, aromaticity and topological symmetry. Independent of atom order and of the
 * Kekulé form.
 * For graphs of up to 255 heavy atoms, connected or not.
 */
export function perceive(graph: MolecularGraph): Perception {
  const perception = emptyPerception(graph.atomCount);
  perceiveInto(graph, perception);
  return perception;
}

/** The same into arrays that are reused: for loops over very many molecules of one size. */
export function perceiveInto(graph: MolecularGraph, out: ReusedPerception): void {
  perceiveRings(graph, out);
  out.symmetryClassCount = refine(graph, out);
}

/** Perceives rings and aromaticity alone; what `out` says of symmetry stays as it is. */
export function perceiveRings(graph: MolecularGraph, out: ReusedPerception): void {
  const { atomCount, degree } = graph;
  const { aromatic, aromaticBond, bondRing, ringBond, smallestRing } = out;
  aromatic.fill(0);
  aromaticBond.fill(0);
  ringBond.fill(0);
  smallestRing.fill(0);
  if (atomCount <= MOST_MASKED_ATOMS) smallestRingByMasks(graph, bondRing);
  else smallestRingOfBonds(graph, bondRing);
  let cyclic = false;
  for (let a = 0; a < atomCount; a++) {
    let smallest = LARGE_RING + 1;
    for (let slot = a * MAX_DEGREE, end = slot + degree[a]; slot < end; slot++) {
      if (bondRing[slot] === 0) continue;
      ringBond[slot] = 1;
      if (bondRing[slot] < smallest) smallest = bondRing[slot];
    }
    if (smallest > LARGE_RING) continue;
    smallestRing[a] = smallest;
    cyclic = true;
  }
  if (cyclic) markAromatic(graph, bondRing, aromatic, aromaticBond);
}
