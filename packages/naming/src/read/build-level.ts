import { attachUnit } from './attach.ts';
import { placeUnlocated } from './place-unlocated.ts';
import { buildGroup } from './build-group.ts';
import { buildPiece } from './build-base.ts';
import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import { areEquivalent } from './equivalent.ts';
import { buildMultiplied } from './build-multiplied.ts';
import { rootOf } from './root-of.ts';
import { atomAt, type Fragment } from './fragment.ts';
import { withBrackets } from './implicit-brackets.ts';
import { withoutChanges } from './change-parent.ts';
import { placeFaces } from './place-faces.ts';
import { noteStereo } from './note-stereo.ts';
import { statedFaces, withLetterFaces } from './stated-faces.ts';
import type { Level, Node, Unit } from './tree.ts';

/** Builds a level: its root, then what is attached to it. `strict`: see `withBrackets`. */
export function buildLevel(building: Building, written: Level, strict: boolean): Fragment {
  const level = withLetterFaces(written);
  const { root } = rootOf(level);
  const from = building.element.length;
  const units = withBrackets(level.units, strict);
  const others = units.slice(0, -1);
  if (
    root.count === 0 ||
    (level.units.some((unit) => unit.count === 0) &&
      (level.units.length > 2 || root.node.is === 'level'))
  )
    throw new CannotBuild('per');
  const many = root.multiplied && root.count > 1;
  if (many && others.length === 0) throw new CannotBuild('copies without a link');
  const fragment = many
    ? buildMultiplied(building, { root, others, strict, buildNode, attachAll })
    : buildSingle(building, root, others, strict);
  placeFaces(building, fragment, statedFaces(root, units.slice(0, -1)));
  for (const word of level.stereo) noteStereo(building, fragment, word, from);
  return fragment;
}

function buildSingle(
  building: Building,
  root: Unit,
  others: readonly Unit[],
  strict: boolean,
): Fragment {
  const fragment = buildNode(building, rootNode(root), strict);
  attachAll(building, fragment, others, strict);
  return fragment;
}

/**
 * Locants before a radical that is a root belong to its own parent (`2-pyridyl`); other roots
 * cannot have any.
 */
export function rootNode(root: Unit): Node {
  if (root.locants === null || root.node.is === 'group') return root.node;
  throw new CannotBuild('locants before the root');
}

/** Attaches units to a fragment: hydro prefixes, then those with locants, then those without. */
export function attachAll(
  building: Building,
  fragment: Fragment,
  others: readonly Unit[],
  strict: boolean,
): void {
  // `perfluoro` speaks of the whole molecule: only sure where nothing else is attached.
  if (others.length > 1 && others.some((unit) => unit.count === 0)) throw new CannotBuild('per');
  for (const unit of others) if (unit.node.is === 'hydro') applyHydro(building, fragment, unit);
  others = withoutChanges(building, fragment, others);
  // `3-C-methyl` takes a hydrogen's place: what takes the place of a deoxy group comes first.
  const located = others
    .filter((unit) => unit.node.is !== 'hydro' && unit.locants !== null)
    .sort((a, b) => Number(onCarbon(a)) - Number(onCarbon(b)));
  const first = unlocatedFirst(building, fragment, others, located);
  if (first) {
    attachUnit(building, fragment, { ...first, locants: ['1'] }, strict, buildNode);
    others = others.filter((unit) => unit !== first);
  }
  for (const unit of located) attachUnit(building, fragment, unit, strict, buildNode);
  const unlocated = others.filter((unit) => unit.node.is !== 'hydro' && unit.locants === null);
  placeUnlocated(building, fragment, unlocated, strict, buildNode);
}

const onCarbon = (unit: Unit): boolean => /^C\d/.test(unit.locants![0]);

/**
 * `4-fluoronitrobenzene`: the one substituent without a locant is at 1 of a ring whose positions
 * are all alike.
 */
function unlocatedFirst(
  building: Building,
  fragment: Fragment,
  others: readonly Unit[],
  located: readonly Unit[],
): Unit | null {
  const rest = others.filter((unit) => unit.node.is !== 'hydro' && unit.locants === null);
  if (
    rest.length !== 1 ||
    rest[0].count !== 1 ||
    located.length === 0 ||
    fragment.isChain ||
    fragment.core.length < 3
  )
    return null;
  if (located.some((unit) => unit.locants!.includes('1')) || !fragment.places.has('1')) return null;
  return fragment.core.length <= 6 && areEquivalent(building, fragment.core) ? rest[0] : null;
}

export function buildNode(building: Building, node: Node, strict: boolean): Fragment {
  switch (node.is) {
    case 'radical':
      return buildPiece(building, node.notation, { series: node.series ?? null });
    case 'group':
      return buildGroup(building, node.group, (target, level) => buildLevel(target, level, strict));
    case 'level':
      return buildLevel(building, node.level, strict);
    case 'change':
    case 'hydro':
      throw new CannotBuild('no structure of its own');
  }
}

/**
 * A double bond that the parent's name fixes (uridine, cholesterol) between two of the places
 * becomes single.
 */
function saturate(building: Building, atom: number, places: readonly number[]): boolean {
  if (building.mancude[atom] || building.wasMancude[atom]) return false;
  const partner = building.neighbours[atom].find(
    (other, k) => building.orders[atom][k] === 2 && places.includes(other),
  );
  if (partner !== undefined) building.setOrder(atom, partner, 1);
  return (
    partner !== undefined ||
    places.some(
      (other) =>
        other !== atom &&
        building.neighbours[atom].includes(other) &&
        places.indexOf(other) < places.indexOf(atom),
    )
  );
}

/** `dihydro`: no ring double bonds at these places; `didehydro`: one more. */
function applyHydro(building: Building, fragment: Fragment, unit: Unit): void {
  if (unit.node.is !== 'hydro') return;
  if (unit.node.sign < 0) {
    if (!unit.locants || unit.locants.length !== 2 || unit.count !== 2)
      throw new CannotBuild('dehydro');
    const [a, b] = unit.locants.map((locant) => atomAt(building, fragment, locant));
    const k = building.neighbours[a].indexOf(b);
    if (k < 0 || building.mancude[a]) throw new CannotBuild('dehydro');
    return building.setOrder(a, b, building.orders[a][k] + 1);
  }
  if (unit.node.sign === 0) {
    for (const atom of fragment.core) building.mancude[atom] = false;
    return;
  }
  if (!unit.locants) {
    const open = fragment.core.filter((atom) => building.mancude[atom]);
    // Hexahydropyrimidine-4,6-dione: every atom, those of the oxo groups too.
    if (
      open.length < unit.count &&
      fragment.core.filter((atom) => building.wasMancude[atom]).length === unit.count
    ) {
      for (const atom of open) building.mancude[atom] = false;
      return;
    }
    const able = open.filter(
      (atom) => building.element[atom] === 6 || building.element[atom] === 7,
    ).length;
    // All ring double bonds: tetrahydrofuran, tetrahydropyran (whose sixth atom has an indicated
    // hydrogen).
    if (
      open.length !== unit.count &&
      !(able - unit.count <= 1 && able >= unit.count && unit.count % 2 === 0)
    )
      throw new CannotBuild('hydro without places');
    for (const atom of open) building.mancude[atom] = false;
    return;
  }
  if (unit.locants.length !== unit.count) throw new CannotBuild('places of hydro');
  const atoms = unit.locants.map((locant) => atomAt(building, fragment, locant));
  for (const atom of atoms) {
    if (saturate(building, atom, atoms)) continue;
    if (!building.wasMancude[atom]) throw new CannotBuild('hydro on a saturated atom');
    building.mancude[atom] = false;
  }
}
