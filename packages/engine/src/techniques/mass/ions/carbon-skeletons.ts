import { C } from '@elucida/molecules/atomic-numbers';
import { bondsOf } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import { bitOf, hasAtom, reached, sizeOf, type AtomSet } from './atom-sets.ts';

/** Carbons joined by bonds between carbons. */
export interface CarbonSkeleton {
  readonly carbons: number;
  /** Hydrogens on them. */
  readonly hydrogens: number;
  /** Aromatic carbons among them. */
  readonly aromatic: number;
  /**
   * Rings and double bonds of the skeleton, and one for each bond to a heteroatom, two for C=O: what
   * leaves there takes hydrogens along and leaves double bonds.
   */
  readonly unsaturation: number;
  /** The most saturated carbons that are joined outside rings. */
  readonly alkyl: number;
}

/** The carbon skeletons of a molecule, each once; heteroatoms part them. */
export function carbonSkeletons({ graph, perception }: Molecule): CarbonSkeleton[] {
  const isCarbon = (atom: number) => graph.element[atom] === C;
  const isAlkyl = (atom: number) =>
    isCarbon(atom) &&
    perception.smallestRing[atom] === 0 &&
    bondsOf(graph, atom).every(({ order }) => order === 1);
  const skeletons: CarbonSkeleton[] = [];
  let seen = 0n;
  for (let atom = 0; atom < graph.atomCount; atom++) {
    if (!isCarbon(atom) || hasAtom(seen, atom)) continue;
    const atoms = reached(graph, atom, (_, slot) => isCarbon(graph.neighbours[slot]));
    seen |= atoms;
    skeletons.push(describe({ graph, perception }, atoms, isAlkyl));
  }
  return skeletons;
}

function describe(
  { graph, perception }: Molecule,
  atoms: AtomSet,
  isAlkyl: (atom: number) => boolean,
): CarbonSkeleton {
  let hydrogens = 0,
    aromatic = 0,
    bonds = 0,
    doubles = 0,
    toHetero = 0,
    alkyl = 0;
  for (let atom = 0; atom < graph.atomCount; atom++) {
    if ((atoms & bitOf(atom)) === 0n) continue;
    hydrogens += graph.hydrogens[atom];
    aromatic += perception.aromatic[atom];
    for (const { other, order } of bondsOf(graph, atom)) {
      if (!hasAtom(atoms, other)) toHetero += order;
      else if (atom < other) {
        bonds++;
        doubles += order - 1;
      }
    }
    if (isAlkyl(atom))
      alkyl = Math.max(
        alkyl,
        sizeOf(reached(graph, atom, (_, slot) => isAlkyl(graph.neighbours[slot]))),
      );
  }
  const carbons = sizeOf(atoms);
  const rings = bonds - carbons + 1;
  return { carbons, hydrogens, aromatic, alkyl, unsaturation: rings + doubles + toHetero };
}
