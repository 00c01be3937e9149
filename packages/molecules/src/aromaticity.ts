import { MAX_DEGREE, type MolecularGraph } from './graph.ts';

/**
 * Aromaticity by Hückel's rule on the rings of five to seven atoms, counted so that it cannot
 * depend on the Kekulé
 * form drawn. Each atom brings
 * 1 electron  if it has a double bond that lies in a ring (whichever ring: alternative forms move
 * it about),
 * 2 electrons if it has a lone pair and only single bonds (pyrrole N, furan O, thiophene S,
 * carbanion),
 *   0 electrons if it is a carbocation.
 * A ring of such atoms with six electrons is aromatic; so are two rings that share one bond and
 * have ten together
 * (azulene, indolizine). An atom with a double bond to outside of all rings disqualifies its rings:
 * quinones,
 * fulvenes, pyridones, pyranones, tropone and uracil are not aromatic here, and their double bonds
 * stay localised.
 */

const NOT_CONJUGATED = 255;
const MIN_RING = 5;
const MAX_RING = 7;
const MAX_ATOMS = 256;
const MAX_RINGS = 256;

const electrons = new Uint8Array(MAX_ATOMS);
const path = new Uint8Array(MAX_RING);
const onPath = new Uint8Array(MAX_ATOMS);
const ringAtoms = new Uint8Array(MAX_RINGS * MAX_RING);
const ringSizes = new Uint8Array(MAX_RINGS);
const ringElectrons = new Uint8Array(MAX_RINGS);
let ringCount = 0;

/**
 * Marks aromatic atoms and bond slots with 1. Both arrays must come in zeroed; `bondRing` holds the
 * smallest ring of each bond slot.
 */
export function markAromatic(
  graph: MolecularGraph,
  bondRing: Uint8Array,
  aromatic: Uint8Array,
  aromaticBond: Uint8Array,
): void {
  let conjugated = 0;
  for (let a = 0; a < graph.atomCount; a++) {
    electrons[a] = electronsOf(graph, bondRing, a);
    onPath[a] = 0;
    if (electrons[a] !== NOT_CONJUGATED) conjugated++;
  }
  if (conjugated < MIN_RING) return;
  ringCount = 0;
  for (let a = 0; a < graph.atomCount; a++) {
    if (electrons[a] === NOT_CONJUGATED) continue;
    path[0] = a;
    onPath[a] = 1;
    extendPath(graph, bondRing, 1, electrons[a]);
    onPath[a] = 0;
  }
  for (let r = 0; r < ringCount; r++)
    if (ringElectrons[r] === 6) markRing(graph, r, aromatic, aromaticBond);
  for (let r = 0; r < ringCount; r++) {
    for (let s = r + 1; s < ringCount; s++) {
      if (ringElectrons[r] === 6 && ringElectrons[s] === 6) continue;
      if (!isTenElectronPair(r, s)) continue;
      markRing(graph, r, aromatic, aromaticBond);
      markRing(graph, s, aromatic, aromaticBond);
    }
  }
}

function electronsOf(graph: MolecularGraph, bondRing: Uint8Array, atom: number): number {
  const { charge, degree, element, hydrogens, orders } = graph;
  const start = atom * MAX_DEGREE;
  let ringBonds = 0;
  let doubles = 0;
  for (let slot = start; slot < start + degree[atom]; slot++) {
    if (bondRing[slot] !== 0) ringBonds++;
    if (orders[slot] === 1) continue;
    if (orders[slot] === 3 || bondRing[slot] === 0) return NOT_CONJUGATED;
    doubles++;
  }
  if (ringBonds < 2 || doubles > 1) return NOT_CONJUGATED;
  const q = charge[atom];
  const substituents = degree[atom] + hydrogens[atom];
  switch (element[atom]) {
    case 6: // C
      if (doubles === 1) return q === 0 ? 1 : NOT_CONJUGATED;
      return substituents !== 3 ? NOT_CONJUGATED : q === -1 ? 2 : q === 1 ? 0 : NOT_CONJUGATED;
    case 7: // N
    case 15: // P
    case 33: // As
      if (doubles === 1) return substituents === 2 + q ? 1 : NOT_CONJUGATED;
      return q <= 0 && substituents === 3 + q ? 2 : NOT_CONJUGATED;
    case 8: // O
    case 16: // S
    case 34: // Se
    case 52: // Te
      if (substituents !== 2) return NOT_CONJUGATED;
      return doubles === 1 ? (q === 1 ? 1 : NOT_CONJUGATED) : q === 0 ? 2 : NOT_CONJUGATED;
    default:
      return NOT_CONJUGATED;
  }
}

/**
 * Depth-first enumeration of rings without chords; each is met once: from its lowest atom, in one
 * direction.
 */
function extendPath(
  graph: MolecularGraph,
  bondRing: Uint8Array,
  length: number,
  sum: number,
): void {
  const last = path[length - 1];
  const first = path[0];
  for (let slot = last * MAX_DEGREE, end = slot + graph.degree[last]; slot < end; slot++) {
    const next = graph.neighbours[slot];
    if (
      bondRing[slot] === 0 ||
      bondRing[slot] > MAX_RING ||
      next < first ||
      electrons[next] === NOT_CONJUGATED
    )
      continue;
    if (next === first) {
      if (length >= MIN_RING && path[1] < last) recordRing(graph, length, sum);
      continue;
    }
    if (onPath[next] === 1 || length === MAX_RING) continue;
    path[length] = next;
    onPath[next] = 1;
    extendPath(graph, bondRing, length + 1, sum + electrons[next]);
    onPath[next] = 0;
  }
}

function recordRing(graph: MolecularGraph, size: number, sum: number): void {
  if (ringCount === MAX_RINGS) return;
  for (let i = 0; i < size; i++) {
    let inside = 0;
    for (let k = 0; k < graph.degree[path[i]]; k++)
      inside += onPath[graph.neighbours[path[i] * MAX_DEGREE + k]];
    if (inside !== 2) return;
  }
  for (let i = 0; i < size; i++) ringAtoms[ringCount * MAX_RING + i] = path[i];
  ringSizes[ringCount] = size;
  ringElectrons[ringCount] = sum;
  ringCount++;
}

function isTenElectronPair(r: number, s: number): boolean {
  let shared = 0;
  let sum = ringElectrons[r] + ringElectrons[s];
  for (let i = 0; i < ringSizes[r]; i++) {
    const atom = ringAtoms[r * MAX_RING + i];
    for (let j = 0; j < ringSizes[s]; j++) {
      if (ringAtoms[s * MAX_RING + j] !== atom) continue;
      shared++;
      sum -= electrons[atom];
    }
  }
  // Two chordless rings with exactly two atoms in common share the bond between them, or bridge a
  // larger cage.
  return shared === 2 && sum === 10;
}

function markRing(
  graph: MolecularGraph,
  ring: number,
  aromatic: Uint8Array,
  aromaticBond: Uint8Array,
): void {
  const size = ringSizes[ring];
  for (let i = 0; i < size; i++) {
    const a = ringAtoms[ring * MAX_RING + i];
    const before = ringAtoms[ring * MAX_RING + ((i + size - 1) % size)];
    const after = ringAtoms[ring * MAX_RING + ((i + 1) % size)];
    aromatic[a] = 1;
    for (let slot = a * MAX_DEGREE, end = slot + graph.degree[a]; slot < end; slot++) {
      const b = graph.neighbours[slot];
      if (b === before || b === after) aromaticBond[slot] = 1;
    }
  }
}
