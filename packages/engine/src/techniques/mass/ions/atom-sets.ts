import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { atomNominalMass } from '../nominal-mass.ts';

/** A set of atoms, one bit each. */
export type AtomSet = bigint;

export const bitOf = (atom: number): AtomSet => 1n << BigInt(atom);
export const hasAtom = (set: AtomSet, atom: number): boolean => (set & bitOf(atom)) !== 0n;

/** The atoms that a condition holds of. */
export function atomsWhere(atomCount: number, holds: (atom: number) => boolean): AtomSet {
  let set = 0n;
  for (let atom = 0; atom < atomCount; atom++) if (holds(atom)) set |= bitOf(atom);
  return set;
}

/** Number of atoms of a set. */
export function sizeOf(set: AtomSet): number {
  let size = 0;
  for (let rest = set; rest !== 0n; rest &= rest - 1n) size++;
  return size;
}

/** Atoms reached from one over the bonds that may be walked: from `atom`, by slot. */
export function reached(
  graph: MolecularGraph,
  start: number,
  mayWalk: (atom: number, slot: number) => boolean,
): AtomSet {
  let set = bitOf(start);
  const open = [start];
  for (let atom = open.pop(); atom !== undefined; atom = open.pop()) {
    for (let slot = atom * MAX_DEGREE, end = slot + graph.degree[atom]; slot < end; slot++) {
      const next = graph.neighbours[slot];
      if (hasAtom(set, next) || !mayWalk(atom, slot)) continue;
      set |= bitOf(next);
      open.push(next);
    }
  }
  return set;
}

/** Nominal mass of a set with its hydrogens, Da. */
export function massOf(graph: MolecularGraph, set: AtomSet): number {
  let mass = 0;
  for (let atom = 0; atom < graph.atomCount; atom++)
    if (hasAtom(set, atom)) mass += atomNominalMass(graph, atom);
  return mass;
}
