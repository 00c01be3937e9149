import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import { areEquivalent } from './equivalent.ts';
import { atomAt, type Fragment } from './fragment.ts';
import type { Base, Ending, Group } from './tree.ts';

/**
 * `ene` and `yne`: double and triple bonds from the stated locant to the next (or to the one in
 * brackets, `1(6)`).
 */
export function applyUnsaturation(
  building: Building,
  fragment: Fragment,
  { base, suffixes }: Group,
  ending: Ending<1 | 2 | 3>,
  locants: readonly string[] | null,
): void {
  if (ending.what === 1) {
    if (
      ending.locants !== null ||
      ending.count > 1 ||
      (base.is === 'ring' && !base.entry.stem) ||
      (base.is === 'piece' && !base.stem)
    )
      throw new CannotBuild('ane has no places');
    return;
  }
  if (locants && locants.length !== ending.count) throw new CannotBuild('places of double bonds');
  if (!locants && ending.count > 1) return conjugate(building, fragment, base, ending);
  for (let k = 0; k < ending.count; k++) {
    const [a, b] = locants
      ? bondAt(building, fragment, locants[k])
      : onlyBond(
          building,
          fragment,
          base,
          suffixes.reduce((sum, { what, count }) => sum + (what.how === 'merge' ? count : 0), 0),
        );
    if (building.mancude[a] || building.mancude[b]) throw new CannotBuild('ene in a mancude ring');
    building.setOrder(a, b, ending.what);
  }
}

function bondAt(building: Building, fragment: Fragment, locant: string): [number, number] {
  const bridge = /^(.+)\((.+)\)$/.exec(locant);
  if (bridge) {
    const ends: [number, number] = [
      atomAt(building, fragment, bridge[1]),
      atomAt(building, fragment, bridge[2]),
    ];
    if (!building.neighbours[ends[0]].includes(ends[1])) throw new CannotBuild('no bond there');
    return ends;
  }
  const a = atomAt(building, fragment, locant);
  const next = nextLocant(fragment, locant);
  const after = next === undefined ? undefined : fragment.places.get(next);
  // The last atom of the ring is bonded to the first (p-menth-6-ene: 7 is the methyl group).
  const b =
    after !== undefined && building.neighbours[a].includes(after)
      ? after
      : fragment.places.get('1');
  if (b === undefined || !building.neighbours[a].includes(b))
    throw new CannotBuild('no bond there');
  return [a, b];
}

function nextLocant(fragment: Fragment, locant: string): string | undefined {
  const match = /^(\d+)([a-z]?)('*)$/.exec(locant);
  if (!match) throw new CannotBuild('locant of a double bond');
  const primes = match[3];
  if (match[2] === '' && fragment.places.has(`${match[1]}a${primes}`))
    return `${match[1]}a${primes}`;
  const number = `${Number(match[1]) + 1}${primes}`;
  return fragment.places.has(number) ? number : undefined;
}

/**
 * Without a locant: only where all places are equivalent, as in propene and cyclohexene, or the
 * acid groups leave one: propenoic, butenedioic acid.
 */
function onlyBond(
  building: Building,
  fragment: Fragment,
  base: Base,
  acids: number,
): [number, number] {
  const { core } = fragment;
  if (base.is !== 'chain') throw new CannotBuild('double bond without place');
  if (base.cyclic) {
    if (!areEquivalent(building, core)) throw new CannotBuild('double bond without place');
    return [core[0], core[1]];
  }
  if (acids > 0 && core.length === 2 + acids) return [core[1], core[2]];
  if (core.length < 2 || core.length > 3) throw new CannotBuild('double bond without place');
  return [core[0], core[1]];
}

/**
 * `octatetraene`, `cyclooctadecanonaene`: as many double bonds as the ring or the longer chain
 * takes side by side (butadiene may be the 1,2 one).
 */
function conjugate(
  building: Building,
  { core }: Fragment,
  base: Base,
  ending: Ending<1 | 2 | 3>,
): void {
  if (
    base.is !== 'chain' ||
    ending.what !== 2 ||
    (!base.cyclic && ending.count < 3) ||
    (core.length - 2 * ending.count !== 0 && !(base.cyclic && core.length === 2 * ending.count + 1))
  )
    throw new CannotBuild('double bonds without places');
  for (let k = 0; k + 1 < core.length; k += 2) building.setOrder(core[k], core[k + 1], 2);
}
