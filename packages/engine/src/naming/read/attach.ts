import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import type { BuildNode } from './build-types.ts';
import { areEquivalent } from './equivalent.ts';
import { atomAt, type Fragment } from './fragment.ts';
import type { Unit } from './tree.ts';

/** Attaches a unit at its locants, once for each. */
export function attachUnit(
  building: Building,
  fragment: Fragment,
  unit: Unit,
  strict: boolean,
  buildNode: BuildNode,
): void {
  const locants = ringPair(unit);
  if (locants.length === unit.count) {
    for (const locant of locants) {
      const atom = atomAt(building, fragment, locant);
      // C-methylcarbonimidoyl: in place of a free valence.
      if (
        locant === 'C' &&
        fragment.frees.length === 2 &&
        fragment.frees.every((free) => free.atom === atom)
      )
        takeFree(building, fragment, buildNode(building, unit.node, strict));
      else bondAt(building, atom, buildNode(building, unit.node, strict));
    }
    return;
  }
  if (locants.length !== 2 * unit.count) throw new CannotBuild('number of locants');
  // Two places each: a bridge as methylenedioxy or epoxy.
  for (let k = 0; k < unit.count; k++) {
    const bridge = buildNode(building, unit.node, strict);
    if (bridge.frees.length !== 2 || bridge.frees.some((free) => free.order !== 1))
      throw new CannotBuild('no bridge');
    bridge.frees.forEach((free, i) =>
      joinAtoms(building, atomAt(building, fragment, locants[2 * k + i]), free.atom, 1),
    );
  }
}

function takeFree(building: Building, fragment: Fragment, radical: Fragment): void {
  const own = fragment.frees.pop()!;
  if (radical.frees.length !== 1 || radical.frees[0].order !== 1)
    throw new CannotBuild('free valences do not fit');
  building.bond(own.atom, radical.frees[0].atom, 1);
}

/** `m-dinitro`: one letter for two places. */
function ringPair(unit: Unit): readonly string[] {
  const locants = unit.locants!;
  const second =
    unit.count === 2 && locants.length === 1
      ? { ortho: '2', meta: '3', para: '4' }[locants[0]]
      : undefined;
  return second ? ['1', second] : locants;
}

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

function joinAtoms(building: Building, atom: number, other: number, order: number): void {
  // An atom with more bonds than usual may have a ring double bond besides:
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

interface Wanted {
  readonly wanted: number;
  readonly kind: 'hetero' | 'acyl' | 'alkyl' | 'carbon';
  readonly leavesOne: boolean;
  /** Others of the same group are placed already. */ readonly isRest: boolean;
  /** By a carbon without double bonds. */ readonly isAliphatic: boolean;
}

function onlyPlace(
  building: Building,
  fragment: Fragment,
  order: number,
  { wanted, kind, leavesOne, isRest, isAliphatic }: Wanted,
): { atom: number; total: number } {
  const room = (atom: number): number =>
    building.hydrogens(atom) -
    fragment.frees.filter((free) => free.atom === atom).reduce((sum, free) => sum + free.order, 0);
  const carbonRadical = kind !== 'hetero';
  // Acetylcholine, dimethyltryptamine: the vocabulary says what is meant.
  const meant = carbonRadical ? fragment.places.get('in') : undefined;
  if (
    meant !== undefined &&
    room(meant) >= order &&
    (kind !== 'carbon' || isAliphatic || building.element[meant] !== 7)
  )
    return { atom: meant, total: -1 };
  const open = fragment.core.filter((atom) => room(atom) >= order);
  // Methylpyridinium, cetylpyridinium.
  const onium =
    carbonRadical && order === 1 && wanted === 1
      ? open.filter(
          (atom) =>
            building.charge[atom] === 1 &&
            building.element[atom] === 7 &&
            building.mancude[atom] &&
            room(atom) === 1,
        )
      : [];
  if (onium.length === 1) return { atom: onium[0], total: -1 };
  const carbons = open.filter((atom) => building.element[atom] === 6);
  const nitrogens = [
    ...open,
    ...fragment.hetero.filter((entry) => entry.letter === 'N').map((entry) => entry.atom),
  ].filter(
    (atom, i, all) =>
      building.element[atom] === 7 && room(atom) >= order && all.indexOf(atom) === i,
  );
  let candidates = carbons.length > 0 ? carbons : open;
  const inCore = nitrogens.some((atom) => fragment.core.includes(atom));
  // N or C? Amino acids, piperazine and morpholine mean N; dimethylacetamide too; elsewhere the
  // name is ambiguous.
  if (fragment.nitrogenFirst && carbonRadical && kind !== 'acyl' && fragment.acidic.length > 0)
    throw new CannotBuild('place on the amino acid');
  const toNitrogen =
    fragment.nitrogenFirst ||
    (kind === 'alkyl' &&
      fragment.places.has('acyl') &&
      nitrogens.length === 1 &&
      room(nitrogens[0]) === wanted &&
      carbons.length <= 1);
  if (kind === 'alkyl' && fragment.places.has('acyl') && nitrogens.length > 0 && !toNitrogen)
    throw new CannotBuild('N or C is not stated');
  if (
    fragment.nitrogenFirst &&
    kind === 'carbon' &&
    fragment.core.filter((atom) => building.element[atom] === 7).length !== 2
  )
    throw new CannotBuild('N or C is not stated');
  if (carbonRadical && nitrogens.length > 0 && carbons.length > 0 && (inCore || toNitrogen)) {
    if (!toNitrogen) throw new CannotBuild('N or C is not stated');
    candidates = nitrogens;
  } else if (fragment.nitrogenFirst && carbonRadical) throw new CannotBuild('no hydrogen on N');
  if (candidates.length === 0)
    candidates = [...new Set(fragment.hetero.map((entry) => entry.atom))].filter(
      (atom) => room(atom) >= order && !fragment.acidic.includes(atom),
    );
  // Di(2-ethylhexyl)phosphoric acid: an acid without other hydrogens has the groups on its oxygens.
  if (
    candidates.length === 0 &&
    fragment.acidic.length > 0 &&
    building.element[building.neighbours[fragment.acidic[0]][0]] === 15 &&
    (kind === 'alkyl' || kind === 'carbon')
  ) {
    candidates = fragment.acidic.filter(
      (atom) => building.element[atom] === 8 && room(atom) >= order,
    );
  }
  if (candidates.length === 0) throw new CannotBuild('no place left');
  if (
    fragment.isChain &&
    fragment.frees.length === 1 &&
    fragment.core.length <= 2 &&
    fragment.core.includes(fragment.frees[0].atom) &&
    fragment.frees[0].order === 1 &&
    fragment.core.every((atom) => building.element[atom] === 6)
  ) {
    // Ethylmethyl is no propyl; chloroethyl is 2-chloroethyl.
    if (kind === 'alkyl') throw new CannotBuild('alkyl on alkyl without a place');
    if (
      fragment.core.length === 2 &&
      room(fragment.core[1]) >= order &&
      fragment.frees[0].atom === fragment.core[0]
    )
      return { atom: fragment.core[1], total: -1 };
  }
  const aromatic = candidates.filter((atom) => building.mancude[atom]);
  // Pentachlorotoluene: as many as the ring takes.
  if (kind !== 'acyl' && aromatic.length > (isRest ? 0 : 1) && aromatic.length === wanted)
    candidates = aromatic;
  const total = candidates.reduce((sum, atom) => sum + room(atom), 0);
  if (total !== wanted && !leavesOne && !areEquivalent(building, candidates, fragment.frees))
    throw new CannotBuild('place not stated');
  return { atom: candidates[0], total };
}
