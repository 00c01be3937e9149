import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import type { Fragment } from './fragment.ts';

/**
 * Bonds a radical to an atom; two free valences of one atom make a double bond (methylene, imino).
 */
export function bondAt(building: Building, atom: number, radical: Fragment): void {
  const { frees } = radical;
  if (frees.length === 1) return joinAtoms(building, atom, frees[0].atom, frees[0].order);
  if (
    frees.length === 2 &&
    frees[0].atom === frees[1].atom &&
    (building.element[frees[0].atom] === 6 || building.element[frees[0].atom] === 7) &&
    building.hydrogens(frees[0].atom) >= 2 &&
    frees.every((free) => free.order === 1)
  )
    return joinAtoms(building, atom, frees[0].atom, 2);
  // N-sulfinylaniline.
  if (
    frees.length === 2 &&
    frees[0].atom === frees[1].atom &&
    building.element[frees[0].atom] === 16 &&
    building.orders[frees[0].atom].includes(2) &&
    building.element[atom] === 7 &&
    building.hydrogens(atom) >= 2
  )
    return joinAtoms(building, atom, frees[0].atom, 2);
  // O-Succinylhomoserine, N-oxalylglycine: the other acyl group of an aliphatic acid has its
  // hydroxy group.
  if (
    frees.length === 2 &&
    frees.every((free) => free.order === 1 && isAliphaticAcyl(building, free.atom)) &&
    building.element[atom] !== 6
  ) {
    building.bond(frees[1].atom, building.addAtom(8), 1);
    return joinAtoms(building, atom, frees[0].atom, 1);
  }
  // Diazenyl keeps a hydrogen at its other end.
  if (frees.length === 2 && radical.places.size > 0 && KEEPS_HYDROGEN(building, frees[1].atom))
    return joinAtoms(building, atom, frees[0].atom, frees[0].order);
  throw new CannotBuild('free valences left');
}

const isAliphaticAcyl = (building: Building, atom: number): boolean =>
  building.element[atom] === 6 &&
  building.neighbours[atom].some(
    (b, i) => building.orders[atom][i] === 2 && building.element[b] === 8,
  ) &&
  building.neighbours[atom].some((b) => building.element[b] === 6) &&
  building.neighbours[atom].every((b) => !building.wasMancude[b]);

const KEEPS_HYDROGEN = (building: Building, atom: number): boolean =>
  (building.element[atom] === 7 && building.orders[atom].includes(2)) ||
  (building.element[atom] === 16 &&
    building.orders[atom].length === 1 &&
    building.element[building.neighbours[atom][0]] === 16);

/** Bonds two atoms; throws CannotBuild where the first has no hydrogen to give up. */
export function joinAtoms(building: Building, atom: number, other: number, order: number): void {
  // An atom with more bonds than usual may have a ring double bond as well:
  // 1-oxo-1lambda6,2-thiazole.
  if (order > 1 && building.valence[atom] - building.used(atom) - order < 1)
    building.mancude[atom] = false;
  // Oxo on sulfur or phosphorus raises its bonding number: 1,1-dioxothiolane.
  const raised =
    order === 2 &&
    building.element[other] === 8 &&
    !building.valence[atom] &&
    ((building.element[atom] === 16 && building.used(atom) <= 4) ||
      (building.element[atom] === 15 && building.used(atom) === 3));
  if (!raised && building.hydrogens(atom) + (building.mancude[atom] ? 1 : 0) < order)
    throw new CannotBuild('no hydrogen there');
  building.bond(atom, other, order);
}
