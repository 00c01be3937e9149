import { MAX_DEGREE } from '@elucida/molecules/graph';
import { scramble } from '@elucida/molecules/hashing';

/** What of a molecule decides which atoms are aromatic. Slots of neighbours as `MolecularGraph` has them. */
export interface AromaticInput {
  readonly size: number;
  readonly degree: Uint8Array;
  readonly neighbours: Uint8Array;
  /** By atom: `PI` of C or N with a double bond to C or N, `LONE` of O, S or N without one, `OXO`, or 0. */
  readonly role: Uint8Array;
}

/** OXO: a carbon with a double bond to O or S. */
export const PI = 1,
  LONE = 2,
  OXO = 3;

const RING = 6;
const MOST_ATOMS = 256;
/** The path that is followed: its atoms, where each looks next, and what they give. */
const path = new Uint8Array(RING);
const nextSlot = new Uint16Array(RING);
const lone = new Uint8Array(RING);
const oxo = new Uint8Array(RING);
/** Neighbours with a role that may lie in a ring with the atom; 0 where the atom itself cannot. */
const ringNeighbours = new Uint8Array(MOST_ATOMS);
const leaves = new Uint8Array(MOST_ATOMS);
/** 1 or 2: so many bonds from the first atom of the path; 0: more. */
const near = new Uint8Array(MOST_ATOMS);

/**
 * Marks the atoms of rings of six with six such double-bonded atoms, of rings of five with four and one that
 * gives a lone pair, and of rings of six in which as many atoms give a lone pair as are carbonyl groups:
 * benzene, pyridine, furan, pyrrole, pyridone, pyrone, uracil and what is fused of them. Quicker and coarser
 * than `perceive`, for molecules under change. Writes 1 or 0 to `out`.
 */
export function markAromatic(input: AromaticInput, out: Uint8Array): void {
  leaveChains(input);
  markRings(input, out);
}

/** Marks the atoms whose `ringNeighbours` are known. */
function markRings(input: AromaticInput, out: Uint8Array): void {
  out.fill(0, 0, input.size);
  for (let start = 0; start < input.size; start++)
    if (ringNeighbours[start] > 1) markFrom(input, start, out);
}

/** Molecules that are remembered, of one change after another. */
const REMEMBERED = 4_096;
const HALF = 2 ** 21;

/**
 * `markAromatic` for a molecule that changes again and again: most changes leave the atoms that may lie in rings as
 * they were, or as they were before another change. Finds the same atoms.
 */
export class AromaticMemory {
  private readonly marked = new Map<number, readonly number[]>();

  mark(input: AromaticInput, out: Uint8Array): void {
    leaveChains(input);
    const key = keyOfRings(input);
    const known = this.marked.get(key);
    if (known !== undefined) {
      out.fill(0, 0, input.size);
      for (let i = 0; i < known.length; i++) out[known[i]] = 1;
      return;
    }
    markRings(input, out);
    const atoms: number[] = [];
    for (let v = 0; v < input.size; v++) if (out[v] === 1) atoms.push(v);
    if (this.marked.size === REMEMBERED) this.marked.clear();
    this.marked.set(key, atoms);
  }
}

/**
 * 53 bits of the atoms that may lie in rings, with their roles and bonds, in any order of the slots: two different
 * molecules of a million agree by chance once in ten thousand searches.
 */
function keyOfRings({ size, degree, neighbours, role }: AromaticInput): number {
  let one = 0;
  let other = 0;
  for (let v = 0; v < size; v++) {
    if (ringNeighbours[v] < 2) continue;
    for (let slot = v * MAX_DEGREE, last = slot + degree[v]; slot < last; slot++) {
      const w = neighbours[slot];
      if (w > v || ringNeighbours[w] < 2) continue;
      const bond = (((v << 8) | w) << 4) | (role[v] << 2) | role[w];
      one = (one + scramble(bond + 1)) | 0;
      other = (other + scramble(bond ^ 0x5bd1e995)) | 0;
    }
  }
  return (one >>> 0) * HALF + (other >>> 11);
}

/** Takes atoms out again and again that have one neighbour left: they are in no ring. */
function leaveChains({ size, degree, neighbours, role }: AromaticInput): void {
  let end = 0;
  for (let v = 0; v < size; v++) {
    let count = 0;
    if (role[v] !== 0)
      for (let slot = v * MAX_DEGREE, last = slot + degree[v]; slot < last; slot++)
        if (role[neighbours[slot]] !== 0) count++;
    ringNeighbours[v] = count;
    if (count === 1) leaves[end++] = v;
  }
  while (end > 0) {
    const v = leaves[--end];
    ringNeighbours[v] = 0;
    for (let slot = v * MAX_DEGREE, last = slot + degree[v]; slot < last; slot++) {
      const w = neighbours[slot];
      if (ringNeighbours[w] > 0 && --ringNeighbours[w] === 1) leaves[end++] = w;
    }
  }
}

/** Notes which atoms are one and two bonds away from `start`. */
function noteNear({ size, degree, neighbours }: AromaticInput, start: number): void {
  near.fill(0, 0, size);
  const first = start * MAX_DEGREE;
  for (let slot = first, last = first + degree[start]; slot < last; slot++) {
    const from = neighbours[slot] * MAX_DEGREE;
    for (let next = from, end = from + degree[neighbours[slot]]; next < end; next++)
      if (near[neighbours[next]] === 0) near[neighbours[next]] = 2;
  }
  for (let slot = first, last = first + degree[start]; slot < last; slot++)
    near[neighbours[slot]] = 1;
}

/** Marks the rings of which `start` is the first atom. */
function markFrom(input: AromaticInput, start: number, out: Uint8Array): void {
  const { degree, neighbours, role } = input;
  noteNear(input, start);
  let at = 0;
  path[0] = start;
  nextSlot[0] = start * MAX_DEGREE;
  lone[0] = role[start] === LONE ? 1 : 0;
  oxo[0] = role[start] === OXO ? 1 : 0;
  while (at >= 0) {
    const v = path[at];
    const slot = nextSlot[at]++;
    if (slot === v * MAX_DEGREE + degree[v]) {
      at--;
      continue;
    }
    const next = neighbours[slot];
    if (next === start) {
      if (
        at === RING - 1 ? lone[at] === oxo[at] : at === RING - 2 && lone[at] === 1 && oxo[at] === 0
      )
        for (let i = 0; i <= at; i++) out[path[i]] = 1;
      continue;
    }
    if (at === RING - 1 || next < start || ringNeighbours[next] === 0) continue;
    // A ring of six closes with the bonds that are left.
    if (at >= RING - 3 && (near[next] === 0 || (at === RING - 2 && near[next] !== 1))) continue;
    const lones = lone[at] + (role[next] === LONE ? 1 : 0);
    const oxos = oxo[at] + (role[next] === OXO ? 1 : 0);
    if (lones > 2 || oxos > 2 || isOnPath(next, at)) continue;
    at++;
    path[at] = next;
    nextSlot[at] = next * MAX_DEGREE;
    lone[at] = lones;
    oxo[at] = oxos;
  }
}

function isOnPath(atom: number, last: number): boolean {
  for (let i = 1; i <= last; i++) if (path[i] === atom) return true;
  return false;
}
