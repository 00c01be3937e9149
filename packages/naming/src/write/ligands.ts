import { HALOGEN_NUMBERS } from '@elucida/spectra/chemistry/elements';
import { isHeteroParent } from './carbon-groups.ts';
import { inRing, order, type Molecule } from './molecule.ts';

/** In place of the atom behind an acid's oxygen: its charge. */
export const ION = -2;

/**
 * What is round the central atom of an oxoacid: `rest` are organyl groups that belong to the
 * acid's own name.
 */
export interface Ligands {
  /** Doubly bonded O, S, Se or N. */
  readonly double: number[];
  /**
   * O, S, Se with a single bond: acid or ester positions, with the atom behind (-1 for H, ION for a
   * negative charge).
   */
  readonly acid: { readonly atom: number; readonly behind: number }[];
  readonly halogen: number[];
  /** Plain acyclic amino groups. */
  readonly amino: number[];
  readonly rest: number[];
}

/** Sorts the neighbours of an acid's central atom; null where one of them fits no acid. */
export function ligandsOf(m: Molecule, center: number): Ligands | null {
  const { element, charge, degree, hydrogens } = m.graph;
  const found: Ligands = { double: [], acid: [], halogen: [], amino: [], rest: [] };
  for (const b of m.neighbours[center]) {
    const bond = order(m, center, b);
    const e = element[b];
    if (bond > 2 || charge[b] > 0) return null;
    if (charge[b] < 0) {
      if ((e !== 8 && e !== 16) || degree[b] !== 1) return null;
      found.acid.push({ atom: b, behind: ION });
      continue;
    }
    if (bond === 2) {
      if (e !== 7 && !((e === 8 || e === 16 || e === 34) && degree[b] === 1)) return null;
      if (e === 7 && (inRing(m, b) || m.neighbours[b].some((c) => element[c] === 7))) return null;
      found.double.push(b);
    } else if (HALOGEN_NUMBERS.has(e) && degree[b] === 1) found.halogen.push(b);
    else if (
      (e === 8 || e === 16) &&
      !inRing(m, b) &&
      degree[b] + hydrogens[b] === 2 &&
      isEsterOxygen(m, b, center)
    )
      found.acid.push({ atom: b, behind: m.neighbours[b].find((c) => c !== center) ?? -1 });
    else if (e === 7 && !isHeteroParent(m, b) && m.neighbours[b].every((c) => order(m, b, c) === 1))
      found.amino.push(b);
    else found.rest.push(b);
  }
  return found;
}

/** No peroxides and no further acid behind: those keep their own rules. */
function isEsterOxygen(m: Molecule, o: number, center: number): boolean {
  const { element } = m.graph;
  return m.neighbours[o].every(
    (b) => b === center || (element[b] !== 8 && element[b] !== 16 && element[b] !== 34),
  );
}

/** The acid's own atoms. */
export const ownAtoms = ({ double, acid, halogen, amino }: Ligands): number[] => [
  ...double,
  ...acid.map(({ atom }) => atom),
  ...halogen,
  ...amino,
];
