import { bondAt } from './bond-at.ts';
import type { AttachAll, BuildNode } from './build-types.ts';
import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import { areEquivalent } from './equivalent.ts';
import { atomAt, emptyFragment, type Fragment } from './fragment.ts';
import type { Unit } from './tree.ts';

interface Multiplied {
  readonly root: Unit;
  readonly others: readonly Unit[];
  readonly strict: boolean;
  readonly buildNode: BuildNode;
  readonly attachAll: AttachAll;
}

/**
 * Multiplicative names: `4,4'-methylenedianiline`, `1,1'-[oxybis(methylene)]dibenzene`: copies of
 * the root on a linking group that has as many free valences. Locants with k primes mean copy k +
 * 1.
 */
export function buildMultiplied(
  building: Building,
  { root, others, strict, buildNode, attachAll }: Multiplied,
): Fragment {
  const linkUnit = others.at(-1)!;
  if (linkUnit.multiplied || linkUnit.node.is === 'hydro')
    throw new CannotBuild('no linking group');
  const link = buildNode(building, linkUnit.node, strict);
  const ends = linkEnds(link, root.count);
  const copies: Fragment[] = [];
  for (let k = 0; k < root.count; k++) copies.push(buildNode(building, root.node, strict));
  const isRadical = copies[0].frees.length > 0;
  copies.forEach((copy, k) => {
    const locant = linkUnit.locants?.[k];
    if (linkUnit.locants && linkUnit.locants.length !== root.count)
      throw new CannotBuild('locants of the link');
    if (isRadical && copy.frees.length >= 2) {
      // The end that fits: bis(azanylylidene) on diyl by its single bond, on diylidene by its
      // double one.
      const own = copy.frees.splice(
        Math.max(
          0,
          copy.frees.findIndex((free) => free.order === ends[k].order),
        ),
        1,
      )[0];
      if (own.order !== ends[k].order) throw new CannotBuild('free valences do not fit');
      building.bond(ends[k].atom, own.atom, own.order);
      return;
    }
    const stated = locant === undefined ? -1 : atomAt(building, copy, withoutPrimes(locant, k));
    // 1,1'-oxybis(pentabromobenzene): what has no places of its own leaves the link's free.
    // A ring's nitrogen has its hydrogen where the name wants it: 1,1'-azobis(1,2,3-triazole).
    const isRingNitrogen =
      stated >= 0 && building.mancude[stated] && building.element[stated] === 7;
    const atom =
      stated >= 0 &&
      (isRingNitrogen || building.hydrogens(stated) + (ends[k].order > 1 ? 1 : 0) >= ends[k].order)
        ? stated
        : onlyAtom(building, copy, ends[k].order);
    bondAt(building, atom, { ...emptyFragment(), frees: [ends[k]] });
  });
  for (const unit of others.slice(0, -1))
    distribute(copies, unit, (copy, own) => attachAll(building, copy, [own], strict));
  return joined(copies);
}

function linkEnds(link: Fragment, count: number): { atom: number; order: number }[] {
  if (link.frees.length === count) return [...link.frees];
  // `imino`, `methylene` written as double bonds: two single ones.
  if (link.frees.length === 1 && link.frees[0].order === count)
    return Array.from({ length: count }, () => ({ atom: link.frees[0].atom, order: 1 }));
  throw new CannotBuild('free valences of the link');
}

function withoutPrimes(locant: string, copy: number): string {
  const primes = locant.length - locant.replace(/'/g, '').length;
  if (primes !== copy && !(primes === 0 && copy === 0)) throw new CannotBuild('primes of the link');
  return locant.replace(/'/g, '');
}

function onlyAtom(building: Building, copy: Fragment, order: number): number {
  const open = copy.core.filter((atom) => building.hydrogens(atom) >= order);
  const carbons = open.filter((atom) => building.element[atom] === 6);
  const candidates = carbons.length > 0 ? carbons : open;
  if (candidates.length === 0 || !areEquivalent(building, candidates))
    throw new CannotBuild('place of the link not stated');
  return candidates[0];
}

/** Substituents of the copies: by primes, or on every copy alike. */
function distribute(
  copies: readonly Fragment[],
  unit: Unit,
  attach: (copy: Fragment, unit: Unit) => void,
): void {
  if (unit.locants === null) {
    if (unit.count % copies.length !== 0) throw new CannotBuild('substituents of copies');
    for (const copy of copies) attach(copy, { ...unit, count: unit.count / copies.length });
    return;
  }
  if (unit.locants.length !== unit.count) throw new CannotBuild('number of locants');
  copies.forEach((copy, k) => {
    const own = unit
      .locants!.filter((locant) => locant.length - locant.replace(/'/g, '').length === k)
      .map((locant) => locant.replace(/'/g, ''));
    if (own.length > 0) attach(copy, { ...unit, locants: own, count: own.length });
  });
  if (
    unit.locants.some((locant) => locant.length - locant.replace(/'/g, '').length >= copies.length)
  )
    throw new CannotBuild('too many primes');
}

function joined(copies: readonly Fragment[]): Fragment {
  const whole = emptyFragment();
  copies.forEach((copy, k) => {
    for (const [locant, atom] of copy.places) whole.places.set(locant + "'".repeat(k), atom);
    whole.core.push(...copy.core);
    whole.hetero.push(...copy.hetero);
    whole.frees.push(...copy.frees);
    whole.acidic.push(...copy.acidic);
  });
  return whole;
}
