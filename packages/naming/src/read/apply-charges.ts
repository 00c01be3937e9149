import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import { atomAt, type Fragment } from './fragment.ts';
import type { Ending } from './tree.ts';

/** `ium` adds a hydron, `ylium` takes a hydride, `ide` takes a hydron, `uide` adds a hydride. */
export function applyCharges(
  building: Building,
  fragment: Fragment,
  ending: Ending<'ium' | 'ylium' | 'ide' | 'uide'>,
  locants: readonly string[] | null,
): void {
  const atoms = locants
    ? locants.map((locant) => atomAt(building, fragment, locant))
    : onlyAtoms(building, fragment, ending.count);
  if (atoms.length !== ending.count) throw new CannotBuild('places of charges');
  for (const atom of atoms) {
    // A stated bonding number is that of the hydride: a hydron or hydride more or less changes it.
    if (building.valence[atom] > 0)
      building.valence[atom] += ending.what === 'ium' || ending.what === 'uide' ? 1 : -1;
    building.charge[atom] += ending.what === 'ium' || ending.what === 'ylium' ? 1 : -1;
    if (ending.what === 'ium' && building.element[atom] === 6)
      throw new CannotBuild('onium of carbon');
  }
}

function onlyAtoms(building: Building, fragment: Fragment, count: number): number[] {
  if (fragment.core.length === 1 && count === 1) return [...fragment.core];
  const own = fragment.hetero.filter((entry) => entry.letter === 'N').map((entry) => entry.atom);
  if (own.length === count) return own;
  const nitrogens = fragment.core.filter((atom) => building.element[atom] === 7);
  const others = fragment.core.filter((atom) => building.element[atom] !== 6);
  // Imidazolium: either nitrogen makes the same ion.
  if (
    nitrogens.length === count ||
    (count === 1 && nitrogens.length === 2 && building.mancude[nitrogens[0]])
  )
    return nitrogens.slice(0, count);
  if (others.length === count) return others;
  throw new CannotBuild('charge without place');
}
