import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import { atomAt, type Fragment } from './fragment.ts';
import type { Group } from './tree.ts';

/**
 * Changes the skeleton of a stereoparent (P-101.3): `19-nor` takes a carbon away, `9,10-seco` a
 * bond, `3,5-cyclo` adds one, `D-homo` is not supported.
 */
export function changeSkeleton(
  building: Building,
  fragment: Fragment,
  group: Group,
  { locants, count, change }: Group['skeleton'][number],
): void {
  if (group.base.is !== 'piece' || group.base.walks === '' || !locants)
    throw new CannotBuild('no stereoparent');
  const atoms = locants.map((locant) => atomAt(building, fragment, locant));
  if (change === 'nor') {
    if (atoms.length !== count) throw new CannotBuild('places of nor');
    for (const locant of locants) removeCarbon(building, fragment, locant);
  } else if (change === 'seco' || change === 'cyclo') {
    if (atoms.length !== 2 * count) throw new CannotBuild('places of seco');
    for (let k = 0; k < atoms.length; k += 2) {
      if (change === 'cyclo') building.bond(atoms[k], atoms[k + 1], 1);
      else building.unbond(atoms[k], atoms[k + 1]);
    }
    if (change === 'seco') dropOpenWalks(building, fragment);
  } else throw new CannotBuild('homo');
}

/** A carbon at an end goes; one inside a chain goes and its neighbours are bonded. */
function removeCarbon(building: Building, fragment: Fragment, locant: string): void {
  const atom = atomAt(building, fragment, locant);
  const neighbours = [...building.neighbours[atom]];
  if (neighbours.length > 2 || building.element[atom] !== 6)
    throw new CannotBuild('nor of a branched atom');
  for (const other of neighbours) building.unbond(atom, other);
  if (neighbours.length === 2) building.bond(neighbours[0], neighbours[1], 1);
  building.dropAtom(atom);
  fragment.places.delete(locant);
  fragment.core.splice(fragment.core.indexOf(atom), 1);
  for (const walk of fragment.walks) if (walk.includes(atom)) walk.splice(walk.indexOf(atom), 1);
}

function dropOpenWalks(building: Building, fragment: Fragment): void {
  const closed = fragment.walks.filter((walk) =>
    walk.every((atom, i) => building.neighbours[atom].includes(walk[(i + 1) % walk.length])),
  );
  fragment.walks.splice(0, fragment.walks.length, ...closed);
}
