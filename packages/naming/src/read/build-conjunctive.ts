import { areEquivalent } from './equivalent.ts';
import { COUNTING_LETTERS } from '@elucida/spectra/chemistry/greek-letters';
import { CannotBuild, type Building } from './building.ts';
import { atomAt, type Fragment } from './fragment.ts';
import type { Group } from './tree.ts';

/**
 * Conjunctive names (IUPAC 1979, C-0.5; CAS): a ring and a chain with its principal group, each
 * losing a hydrogen: `indole-3-acetic acid`, `benzenemethanol`,
 * `1,3-benzenedimethanamine`. The chain is bonded by its end away from the group; Greek letters
 * count from the carbon next to it.
 */
export function buildConjunctive(
  building: Building,
  group: Group,
  build: (group: Group) => Fragment,
): Fragment {
  const { locants, count, group: chain } = group.conjunctive!;
  if (
    !isRing(group) ||
    chain.before !== null ||
    !(chain.base.is === 'chain'
      ? !chain.base.cyclic
      : CHAINS.test(chain.base.is === 'piece' ? chain.base.name : ''))
  )
    throw new CannotBuild('no conjunctive name');
  // 3-cyclohexene-1-methanol: the first locant is that of the double bond.
  const isOfBond =
    group.before !== null &&
    group.unsaturations.some(
      (ending) =>
        ending.what !== 1 && ending.locants === null && ending.count === group.before!.length,
    );
  const ring = build({ ...group, conjunctive: undefined, before: isOfBond ? group.before : null });
  const places = locants ?? (isOfBond ? ['1'] : group.before);
  if (places ? places.length !== count : count > 1) throw new CannotBuild('places of the chains');
  for (let k = 0; k < count; k++) {
    const at = places ? atomAt(building, ring, places[k]) : onlyPlace(building, ring);
    const side = build(chain);
    const end = farEnd(side);
    if (building.hydrogens(at) < 1 || building.hydrogens(end) < 1)
      throw new CannotBuild('no hydrogen there');
    building.bond(at, end, 1);
    if (count === 1) nameByLetters(ring, side, chain);
    ring.hetero.push(...side.hetero);
    ring.acidic.push(...side.acidic);
    ring.frees.push(...side.frees);
  }
  return ring;
}

const CHAINS = /^(?:form|acet|propion|butyr|valer|acryl)$/;

function isRing({ base }: Group): boolean {
  return (
    base.is === 'ring' ||
    (base.is === 'chain' && base.cyclic) ||
    (base.is === 'piece' && base.name === 'benzene')
  );
}

function onlyPlace(building: Building, ring: Fragment): number {
  const open = ring.core.filter((atom) => building.hydrogens(atom) > 0);
  if (open.length === 0 || !areEquivalent(building, open))
    throw new CannotBuild('place of the chain');
  return open[0];
}

/** Carbons of the chain by their numbers. */
const numbered = (side: Fragment): [string, number][] =>
  [...side.places]
    .filter(([locant]) => /^\d+$/.test(locant))
    .sort((a, b) => Number(a[0]) - Number(b[0]));

function farEnd(side: Fragment): number {
  const end = numbered(side).at(-1);
  if (!end) throw new CannotBuild('no chain');
  return end[1];
}

function nameByLetters(ring: Fragment, side: Fragment, chain: Group): void {
  // Next to the group: C-2 of an acid, whose carbon is C-1; C-1 of an alcohol or amine.
  const first = chain.suffixes.some((suffix) => suffix.what.how === 'merge') ? 1 : 0;
  numbered(side)
    .slice(first)
    .forEach(([, atom], k) => ring.places.set(COUNTING_LETTERS[k] ?? `omega${k}`, atom));
}
