import { ANY_BONDS, CannotBuild, HYDROGENS_ARE_ATOMS, type Building } from './building.ts';
import { addPiece, pieceOf } from './fragment-notation.ts';
import type { AnionWord } from './inorganic-anions.ts';

/** Elements whose hydrogens are not atoms of the graph. */
const IMPLICIT: ReadonlySet<number> = new Set([
  5, 6, 7, 8, 9, 13, 14, 15, 16, 17, 32, 33, 34, 35, 52, 53,
]);

/**
 * Bonds anions as groups to an atom: `dichloride` twice Cl, `oxide` =O. Throws CannotBuild where
 * the atom cannot take them.
 */
export function bondToCentre(
  building: Building,
  centre: number,
  anions: readonly Pick<AnionWord, 'bonded' | 'count'>[],
): void {
  let hydrides = 0;
  for (const { bonded, count } of anions) {
    const piece = pieceOf(bonded);
    if (
      bonded === '*[H]' &&
      IMPLICIT.has(building.element[centre]) &&
      !HYDROGENS_ARE_ATOMS.has(building.element[centre])
    ) {
      hydrides += count;
      continue;
    }
    if (piece.free.length !== 1) throw new CannotBuild('group');
    for (let k = 0; k < count; k++) {
      const [free] = piece.free;
      building.bond(centre, addPiece(building, piece) + free.atom, free.order);
    }
  }
  if (hydrides > 0) building.valence[centre] = building.used(centre) + hydrides;
  else if (building.valence[centre] !== ANY_BONDS && building.used(centre) === 0)
    throw new CannotBuild('nothing bonded');
}
