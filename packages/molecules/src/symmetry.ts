import { MAX_DEGREE, type MolecularGraph } from './graph.ts';
import { combine, scramble } from './hashing.ts';
import type { ReusedPerception } from './perception.ts';

const MAX_ATOMS = 256;
const current = new Int32Array(MAX_ATOMS);
const next = new Int32Array(MAX_ATOMS);
/**
 * What an atom's colour adds to those around it by a single chain bond, the label of most bonds.
 */
const bySingleBond = new Int32Array(MAX_ATOMS);
const SINGLE = 1;
const sorted = new Uint32Array(MAX_ATOMS);
const label = new Uint8Array(MAX_ATOMS * MAX_DEGREE);
/**
 * Open hash table of colours; an entry counts where its round is the current one, so that it never
 * has to be emptied.
 */
const TABLE = 4 * MAX_ATOMS;
const table = new Int32Array(TABLE);
const metIn = new Float64Array(TABLE);
let met = 0;

/**
 * What a bond is, whichever Kekulé form was drawn: its order, or 4 when aromatic, and the smallest
 * ring through it.
 */
export function bondLabel(
  graph: MolecularGraph,
  aromaticBond: Uint8Array,
  bondRing: Uint8Array,
  slot: number,
): number {
  return (aromaticBond[slot] === 1 ? 4 : graph.orders[slot]) | (bondRing[slot] << 3);
}

/**
 * Colour refinement (H. L. Morgan, J. Chem. Doc. 5 (1965) 107) with hashes for colours: every round
 * adds the colours and bonds around each atom, until no round splits a class. Ring sizes of bonds
 * are in the colours, so that decalin and bicyclopentyl differ. Writes the colours to `refined` and
 * classes numbered in ascending colour to `symmetryClass`; returns the number of classes.
 */
export function refine(
  graph: MolecularGraph,
  { aromatic, aromaticBond, bondRing, refined, smallestRing, symmetryClass }: ReusedPerception,
): number {
  const { atomCount, degree, neighbours } = graph;
  for (let a = 0; a < atomCount; a++) {
    const kind =
      graph.element[a] |
      (graph.hydrogens[a] << 8) |
      (degree[a] << 12) |
      (aromatic[a] << 16) |
      (smallestRing[a] << 17);
    current[a] = combine(kind, graph.charge[a]);
    for (let slot = a * MAX_DEGREE, end = slot + degree[a]; slot < end; slot++)
      label[slot] = bondLabel(graph, aromaticBond, bondRing, slot);
  }
  let classes = countColours(atomCount);
  for (;;) {
    for (let a = 0; a < atomCount; a++) bySingleBond[a] = combine(current[a], SINGLE);
    for (let a = 0; a < atomCount; a++) {
      let around = 0;
      for (let slot = a * MAX_DEGREE, end = slot + degree[a]; slot < end; slot++) {
        around =
          (around +
            (label[slot] === SINGLE
              ? bySingleBond[neighbours[slot]]
              : combine(current[neighbours[slot]], label[slot]))) |
          0;
      }
      next[a] = combine(current[a], around);
    }
    for (let a = 0; a < atomCount; a++) current[a] = next[a];
    const refinedClasses = countColours(atomCount);
    if (refinedClasses <= classes) break;
    classes = refinedClasses;
  }
  sortColours(atomCount);
  for (let a = 0; a < atomCount; a++) {
    const colour = current[a] >>> 0;
    refined[a] = colour;
    let rank = 0;
    while (sorted[rank] !== colour) rank++;
    symmetryClass[a] = rank;
  }
  return classes;
}

/** Number of distinct colours: every round asks, so they are hashed, not sorted. */
function countColours(atomCount: number): number {
  met++;
  let count = 0;
  for (let a = 0; a < atomCount; a++) {
    const colour = current[a];
    let at = colour & (TABLE - 1);
    while (metIn[at] === met && table[at] !== colour) at = (at + 1) & (TABLE - 1);
    if (metIn[at] === met) continue;
    metIn[at] = met;
    table[at] = colour;
    count++;
  }
  return count;
}

/** Sorts the distinct colours to the front of `sorted`. */
function sortColours(atomCount: number): void {
  let count = 0;
  for (let a = 0; a < atomCount; a++) {
    const colour = current[a] >>> 0;
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle] < colour) low = middle + 1;
      else high = middle;
    }
    if (low < count && sorted[low] === colour) continue;
    for (let i = count; i > low; i--) sorted[i] = sorted[i - 1];
    sorted[low] = colour;
    count++;
  }
}

/** A colour on its own, scrambled again: for sums over atoms. */
export function recolour(colour: number, salt: number): number {
  return scramble(colour ^ salt);
}
