import { MAX_DEGREE } from './graph.ts';
import type { Fragment } from './read-fragment.ts';
import type { Molecule } from './molecule.ts';
import { placeAtoms } from './place-atoms.ts';

/**
 * Whether a molecule has a fragment: an injective map of the fragment's atoms that keeps elements,
 * charges and bonds, found atom by atom along the fragment's bonds. Aromatic bonds match aromatic
 * bonds alone, whatever the Kekulé form.
 */
export function hasFragment(molecule: Molecule, fragment: Fragment): boolean {
  return placeAtoms(
    fragment.visits,
    molecule.graph,
    (atom, other, image) =>
      isLike(molecule, fragment, atom, other) &&
      bondsAgree({ molecule, fragment, image }, atom, other),
  );
}

function isLike(molecule: Molecule, fragment: Fragment, atom: number, other: number): boolean {
  const { graph, perception } = molecule;
  const wanted = fragment.graph;
  return (
    graph.element[other] === wanted.element[atom] &&
    graph.charge[other] === wanted.charge[atom] &&
    graph.degree[other] >= wanted.degree[atom] &&
    graph.hydrogens[other] >= fragment.leastHydrogens[atom] &&
    perception.aromatic[other] >= fragment.perception.aromatic[atom]
  );
}

/** Every bond to an atom placed already is one of the same kind in the molecule. */
function bondsAgree(
  { molecule, fragment, image }: { molecule: Molecule; fragment: Fragment; image: Int16Array },
  atom: number,
  other: number,
): boolean {
  const wanted = fragment.graph;
  for (let slot = atom * MAX_DEGREE, end = slot + wanted.degree[atom]; slot < end; slot++) {
    const there = image[wanted.neighbours[slot]];
    if (there < 0) continue;
    const bond = bondBetween(molecule, other, there);
    if (bond !== kindOf(fragment, slot)) return false;
  }
  return true;
}

/** Stands for the order of an aromatic bond. */
const AROMATIC = 4;

const kindOf = ({ graph, perception }: Molecule, slot: number): number =>
  perception.aromaticBond[slot] ? AROMATIC : graph.orders[slot];

function bondBetween(molecule: Molecule, a: number, b: number): number {
  const { degree, neighbours } = molecule.graph;
  for (let slot = a * MAX_DEGREE, end = slot + degree[a]; slot < end; slot++)
    if (neighbours[slot] === b) return kindOf(molecule, slot);
  return 0;
}
