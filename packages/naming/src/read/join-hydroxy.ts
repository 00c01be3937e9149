import { Building, CannotBuild } from './building.ts';
import type { Fragment } from './fragment.ts';
import { buildWord } from './read-word.ts';
import type { ReadWord } from './word-reading.ts';
import type { Level } from './tree.ts';

/**
 * Esters and glycosides of a named hydroxy compound: `adenosine 5'-triphosphate`, `cholesterol
 * acetate`, `uridine triacetate`, `quercetin 3-O-glucoside`.
 * Without a place only where all hydroxy groups are meant, or the nucleoside's 5′.
 */
export function joinHydroxy(building: Building, molecule: ReadWord, acid: ReadWord): void {
  const fragment = buildWord(building, molecule);
  const level = acid.elsewhere ?? acid.level;
  const root = level?.units.at(-1);
  if (!level || !root) throw new CannotBuild('acid');
  const places = acid.places?.map((place) => place.replace(/^O(?=\d)/, '')) ?? null;
  const isPhosphate =
    root.node.is === 'group' &&
    root.node.group.base.is === 'piece' &&
    /phosphate$/.test(root.node.group.base.name);
  const all = hydroxyGroups(building);
  const copies = places?.length ?? acid.count;
  const targets = places
    ? places.map((place) => hydroxyAt(building, fragment, place))
    : all.length === copies && fragment.acidic.length === 0
      ? all
      : isPhosphate && copies === 1 && fragment.places.has("O5'")
        ? [fragment.places.get("O5'")!]
        : [];
  if (targets.length !== copies || new Set(targets).size !== copies)
    throw new CannotBuild('which hydroxy group is not stated');
  // `1,6-diphosphate` is two phosphates, `5'-diphosphate` one diphosphate.
  const each: ReadWord =
    places && isPhosphate && places.length > 1
      ? simplePhosphate(acid, level, places.length)
      : { ...acid, level };
  for (const target of targets) addAcid(building, target, buildWord(building, each));
}

/**
 * Whether `joinHydroxy` gives a structure: polyols whose hydroxy groups are alike have rules of
 * their own (see `joinPolyol`).
 */
export function canJoinHydroxy(molecule: ReadWord, acid: ReadWord): boolean {
  try {
    joinHydroxy(new Building(), molecule, acid);
    return true;
  } catch (error) {
    if (error instanceof CannotBuild) return false;
    throw error;
  }
}

/** Hydroxy groups of alcohols and phenols. */
function hydroxyGroups(building: Building): number[] {
  return building.element
    .map((_, a) => a)
    .filter(
      (a) =>
        building.element[a] === 8 &&
        building.charge[a] === 0 &&
        building.neighbours[a].length === 1 &&
        building.orders[a][0] === 1 &&
        isAlcoholic(building, building.neighbours[a][0]),
    );
}

const isAlcoholic = (building: Building, carbon: number): boolean =>
  building.element[carbon] === 6 &&
  !building.neighbours[carbon].some(
    (other, k) => building.orders[carbon][k] === 2 && building.element[other] !== 6,
  );

function hydroxyAt(building: Building, fragment: Fragment, place: string): number {
  const groups = hydroxyGroups(building);
  const labelled = fragment.places.get(`O${place}`);
  if (labelled !== undefined && groups.includes(labelled)) return labelled;
  const carbon = fragment.places.get(place);
  const found =
    carbon === undefined
      ? []
      : groups.filter((oxygen) => building.neighbours[oxygen][0] === carbon);
  if (found.length !== 1) throw new CannotBuild('no hydroxy group there');
  return found[0];
}

/**
 * Bonds an acid's group in place of one of its hydroxy groups, or a glycosyl group in place of its
 * anomeric one.
 */
function addAcid(building: Building, target: number, acid: Fragment): void {
  const own = acid.places.get('glycosidic') ?? acid.acidic[0];
  if (
    own === undefined ||
    building.neighbours[own].length !== 1 ||
    (acid.acidic.length > 1 && building.element[building.neighbours[own][0]] === 6)
  )
    throw new CannotBuild('no acid');
  const centre = building.neighbours[own][0];
  building.unbond(centre, own);
  building.dropAtom(own);
  building.bond(centre, target, 1);
}

/** The word for a single phosphate in place of `diphosphate`, `bisphosphate`. */
function simplePhosphate(acid: ReadWord, level: Level, copies: number): ReadWord {
  const root = level.units.at(-1)!;
  if (root.node.is !== 'group' || root.node.group.base.is !== 'piece')
    throw new CannotBuild('phosphate');
  const { notation } = root.node.group.base;
  const count = notation.split('P').length - 1;
  if (count !== copies && acid.count !== copies) throw new CannotBuild('number of phosphates');
  const base = { ...root.node.group.base, name: 'phosphate', notation: 'O@P(=O)(O@)O@' };
  return {
    ...acid,
    count: 1,
    level: {
      ...level,
      units: [{ ...root, node: { is: 'group', group: { ...root.node.group, base } } }],
    },
  };
}
