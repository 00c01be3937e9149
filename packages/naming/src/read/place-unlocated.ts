import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import type { BuildNode } from './build-types.ts';
import type { Fragment } from './fragment.ts';
import type { Unit } from './tree.ts';
import { bondAt } from './bond-at.ts';
import { onlyPlace } from './only-place.ts';

/**
 * Attaches units without locants: to free valences left, else to the only kind of position there
 * is.
 */
export function placeUnlocated(
  building: Building,
  fragment: Fragment,
  units: readonly Unit[],
  strict: boolean,
  buildNode: BuildNode,
): void {
  if (units.length === 0) return;
  let left = 0;
  if (units.some((unit) => unit.count === 0)) {
    const all = hydrogensLeft(building, fragment);
    if (
      units.length > 1 ||
      all <= 0 ||
      units[0].node.is !== 'radical' ||
      !/^(fluoro|chloro|bromo|iodo)$/.test(units[0].node.name)
    )
      throw new CannotBuild('per');
    units = [{ ...units[0], count: all }];
  }
  const glycosidic = fragment.places.get('glycosidic');
  if (
    glycosidic !== undefined &&
    units.length === 1 &&
    units[0].count === 1 &&
    building.hydrogens(glycosidic) > 0
  )
    return bondAt(building, glycosidic, buildNode(building, units[0].node, strict));
  for (const unit of units) left += unit.count;
  // What there is once goes first: what fills the rest then has no choice
  // (pentachloronitrobenzene).
  const ordered =
    units.length > 1 && fragment.frees.length === 0
      ? [...units].sort((a, b) => a.count - b.count)
      : units;
  for (const unit of ordered) {
    let leavesOne = false;
    for (let k = 0; k < unit.count; k++, left--) {
      const radical = buildNode(building, unit.node, strict);
      if (radical.frees.length === 0) throw new CannotBuild('no radical');
      if (fragment.frees.length > 1 && takesFree(building, fragment, radical)) {
        if (isYlylidene(radical) && isYlylidene(fragment)) {
          // `azanylylidenemethanylylidene`: -N=CH-.
          const [inner, outer] = [radical, fragment].map(
            ({ frees }) =>
              frees.splice(
                frees.findIndex((free) => free.order === 2),
                1,
              )[0],
          );
          building.bond(inner.atom, outer.atom, 2);
          fragment.frees.unshift(radical.frees[0]);
          continue;
        }
        const own = fragment.frees.shift()!;
        if (
          (radical.frees.length === 2 && radical.frees[0].atom !== radical.frees[1].atom) ||
          (radical.frees.length === 2 && fragment.frees.length >= 1 && radical.frees[0].order === 1)
        ) {
          // A chain of links, `oxy-1,4-phenylene`: the left end stays free.
          building.bond(radical.frees[1].atom, own.atom, 1);
          fragment.frees.unshift(radical.frees[0]);
        } else if (radical.frees.length === 1 && radical.frees[0].order === own.order)
          building.bond(radical.frees[0].atom, own.atom, own.order);
        else throw new CannotBuild('free valences do not fit');
        continue;
      }
      const order =
        radical.frees.length === 1
          ? radical.frees[0].order
          : radical.frees[0].atom === radical.frees.at(-1)!.atom
            ? 2
            : 1;
      const first = radical.frees[0].atom;
      const kind =
        building.element[first] !== 6 ||
        (unit.node.is === 'radical' && /^(carboxy|cyano)$/.test(unit.node.name))
          ? 'hetero'
          : building.orders[first].includes(2) &&
              building.neighbours[first].some(
                (b, i) => building.element[b] === 8 && building.orders[first][i] === 2,
              )
            ? 'acyl'
            : unit.node.is === 'group' &&
                unit.node.group.base.is === 'chain' &&
                !unit.node.group.base.cyclic &&
                unit.node.group.yls.every((yl) => yl.what === 'yl')
              ? 'alkyl'
              : 'carbon';
      const amine =
        unit.node.is === 'radical' && unit.node.name === 'nitroso' && unit.count === 1
          ? onlyAmine(building, fragment)
          : null;
      if (amine !== null) {
        bondAt(building, amine, radical);
        continue;
      }
      const { atom, total } = onlyPlace(building, fragment, order, {
        wanted: unit === ordered.at(-1) ? left * order : -1,
        kind,
        leavesOne,
        isRest: k > 0,
        isAliphatic:
          building.element[first] === 6 &&
          !building.wasMancude[first] &&
          !building.orders[first].includes(2),
      });
      // All places but one of like ones: it makes no difference which is left.
      if (k === 0) leavesOne = order === 1 && units.length === 1 && total === unit.count + 1;
      bondAt(building, atom, radical);
    }
  }
}

/** Nitrosopiperidine: the nitroso group is on the one amine of a saturated ring. */
function onlyAmine(building: Building, { core }: Fragment): number | null {
  const amines = core.filter(
    (atom) =>
      building.element[atom] === 7 && !building.wasMancude[atom] && building.hydrogens(atom) === 1,
  );
  return amines.length === 1 && core.every((atom) => !building.wasMancude[atom]) ? amines[0] : null;
}

/** `perfluoro`: every hydrogen on carbon. */
const hydrogensLeft = (building: Building, fragment: Fragment): number =>
  fragment.core.reduce(
    (sum, atom) => sum + (building.element[atom] === 6 ? building.hydrogens(atom) : 0),
    0,
  ) -
  fragment.frees.reduce(
    (sum, free) => sum + (building.element[free.atom] === 6 ? free.order : 0),
    0,
  );

/**
 * Links fill their free valences first, unless the atom has hydrogen for what comes; two links make
 * a chain.
 */
function takesFree(building: Building, fragment: Fragment, radical: Fragment): boolean {
  if (
    radical.frees.length === 2 &&
    (radical.frees.every((free) => free.order === 1) ||
      (isYlylidene(radical) && isYlylidene(fragment)))
  )
    return true;
  const [own] = fragment.frees;
  if (building.element[own.atom] === 6 && !building.orders[own.atom].includes(2)) return false;
  const reserved = fragment.frees
    .filter((free) => free.atom === own.atom)
    .reduce((sum, free) => sum + free.order, 0);
  return building.hydrogens(own.atom) <= reserved;
}

/** One single and one double free valence. */
const isYlylidene = ({ frees }: Fragment): boolean =>
  frees.length === 2 && frees[0].order + frees[1].order === 3;
