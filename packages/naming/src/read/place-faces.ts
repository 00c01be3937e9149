import type { Building } from './building.ts';
import { OPEN } from './centres.ts';
import type { Fragment } from './fragment.ts';
import type { Face } from './token.ts';

/**
 * What an ending or a substituent puts at a place, in the order of attachment; `side` null where
 * the name states none.
 */
export interface Mention {
  readonly locant: string;
  readonly side: Face['side'] | null;
}

/**
 * Puts groups on the sides that the name states (alpha below, beta above the rings as drawn;
 * P-101.2.6): `own` those of the parent itself (`5alpha-`), `added` those of its endings and
 * substituents. Where a parent has no drawn rings, they are noted as dropped.
 */
export function placeFaces(
  building: Building,
  fragment: Fragment,
  { own, added }: { readonly own: readonly Face[]; readonly added: readonly Mention[] },
): void {
  for (const face of own)
    if (
      !placeOn(
        building,
        fragment,
        face,
        (groups) => one(groups.filter((group) => fragment.core.includes(group))) ?? one(groups),
      )
    )
      building.stereoDropped = true;
  added.forEach(({ locant, side }, i) => {
    if (side === null) return;
    const after = added.slice(i + 1).filter((mention) => mention.locant === locant).length;
    // Of two groups at one place the one that came with this mention.
    const attached = (groups: readonly number[]): number | undefined =>
      one(groups) ?? groups.filter((group) => !fragment.core.includes(group)).at(-1 - after);
    if (!placeOn(building, fragment, { locant, side }, attached)) building.stereoDropped = true;
  });
}

/**
 * A side stated in front of the name, `(3beta)-`: of the group that the name adds there, a
 * heteroatom first. False where it cannot be placed.
 */
export function placeFront(building: Building, fragment: Fragment, face: Face): boolean {
  return placeOn(building, fragment, face, (groups) => {
    const added = groups.filter((group) => !fragment.core.includes(group));
    return one(groups) ?? one(added) ?? one(added.filter((group) => building.element[group] !== 6));
  });
}

const one = (list: readonly number[]): number | undefined =>
  list.length === 1 ? list[0] : undefined;

function placeOn(
  building: Building,
  fragment: Fragment,
  { locant, side }: Face,
  choose: (groups: readonly number[]) => number | undefined,
): boolean {
  const atom = fragment.places.get(locant);
  const walk = atom === undefined ? undefined : fragment.walks.find((ring) => ring.includes(atom));
  if (atom === undefined || !walk || building.orders[atom].some((order) => order > 1)) return false;
  const at = walk.indexOf(atom);
  const last = walk[(at + walk.length - 1) % walk.length],
    next = walk[(at + 1) % walk.length];
  const neighbours = building.neighbours[atom];
  if (!neighbours.includes(last) || !neighbours.includes(next) || neighbours.length > 4)
    return false;
  const others = neighbours.filter((other) => other !== last && other !== next);
  if (others.length === 0) return false;
  while (others.length < 2) others.push(OPEN);
  const inRings = new Set(fragment.walks.flat());
  const outside = others.filter((other) => !inRings.has(other));
  const group = choose(outside.length > 1 ? outside.filter((other) => other !== OPEN) : outside);
  if (group === undefined) return false;
  const rest = others.find((other) => other !== group)!;
  // Seen from a group above, the other one points outward; walking anticlockwise, the atom before
  // comes next in clockwise order.
  building.centres.set(atom, { slots: [group, rest, last, next], clockwise: side === 'beta' });
  return true;
}
