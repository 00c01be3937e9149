import { addPiece, pieceOf } from './fragment-notation.ts';
import { Building, CannotBuild } from './building.ts';
import type { ClassWord } from './class-words.ts';
import { atomAt, type Fragment } from './fragment.ts';
import { joinGroups } from './join-groups.ts';
import { joinPolyol } from './join-polyol.ts';
import { hydroxyForm, joinEster } from './join-ester.ts';
import { makeDerivative, oxidise } from './make-derivative.ts';
import { joinAcetal } from './join-acetal.ts';
import { joinEsterOf } from './join-ester-of.ts';
import { canJoinHydroxy, joinHydroxy } from './join-hydroxy.ts';
import type { NamePart } from './name-part.ts';
import { buildWord } from './read-word.ts';
import type { ReadWord } from './word-reading.ts';

/** A radical word: how often it is meant, and how to add it once more. */
export interface RadicalPart {
  readonly count: number;
  build(building: Building): Fragment;
}

export const radicalOf = (word: ReadWord): RadicalPart => ({
  count: word.count,
  build: (building) => buildWord(building, word),
});

/**
 * Joins the words of a name to a molecule (functional class nomenclature). Throws CannotBuild where
 * they do not fit together.
 */
export function joinParts(parts: readonly NamePart[]): Building {
  let rest = [...parts].filter((part) => !(part.is === 'class' && part.word.is === 'ignored'));
  const components: { notation: string; count: number }[] = [];
  for (
    let last = rest.at(-1);
    last?.is === 'class' && last.word.is === 'component' && rest.length > 1;
    last = rest.at(-1)
  ) {
    components.push(last.word);
    rest = rest.slice(0, -1);
  }
  const [first] = rest;
  const building =
    rest.length === 1 && first.is === 'read' && first.word.built
      ? first.word.built.building
      : new Building();
  joinCore(building, rest);
  for (const { notation, count } of components)
    for (let k = 0; k < count; k++) addPiece(building, pieceOf(notation));
  return building;
}

function joinCore(building: Building, parts: readonly NamePart[]): void {
  const last = parts.at(-1);
  if (!last) throw new CannotBuild('nothing');
  if (parts.length === 1) return joinAlone(building, last);
  const classes = parts.filter((part) => part.is === 'class').map((part) => part.word as ClassWord);
  const reads = parts.filter((part) => part.is === 'read').map((part) => part.word as ReadWord);
  if (reads.some((word) => word.kind === 'molecule' && word.count > 1))
    throw new CannotBuild('several molecules');
  const isAcid = classes.some((word) => word.is === 'acid');
  if (
    classes.length === 0 &&
    reads.length === 2 &&
    reads[0].kind === 'molecule' &&
    reads[1].kind === 'ate' &&
    canJoinHydroxy(reads[0], reads[1])
  )
    return joinHydroxy(building, reads[0], reads[1]);
  if (
    classes.length === 1 &&
    classes[0].is === 'ester' &&
    reads.length === 2 &&
    reads[0].kind === 'molecule' &&
    reads[1].kind === 'radical'
  )
    return joinEsterOf(building, reads[0], reads[1]);
  if (last.is === 'class' && last.word.is === 'acetal' && classes.length === 1)
    return joinAcetal(building, reads);
  if (
    reads.length > 1 &&
    reads[0].kind === 'molecule' &&
    parts[0].is === 'read' &&
    ((reads.slice(1).every((word) => word.kind === 'ate') && classes.length === 0) ||
      (reads.slice(1).every((word) => word.kind === 'radical') && classes.length === 1))
  )
    return joinPolyol(building, reads, classes);
  if (last.is === 'class' && last.word.is === 'oxide' && reads.some((word) => word.kind === 'ate'))
    return oxidiseEster(building, parts.slice(0, -1), last.word);
  if (
    reads.some((word) => word.kind === 'ate') ||
    (isAcid && classes.some((word) => word.is === 'ester'))
  )
    return void joinEster(building, parts);
  const group = classes.find((word) => word.is === 'group');
  if (
    isAcid &&
    group &&
    reads.length === 1 &&
    classes.length === 2 &&
    reads[0].kind === 'ic' &&
    last.is === 'class' &&
    last.word === group
  )
    return joinGroups(
      building,
      [group.count > 1 ? group : { ...group, count: acidGroups(reads[0]) }],
      reads,
    );
  if (isAcid) {
    if (reads.length === 2 && classes.length === 1 && reads[1].kind === 'ic')
      return joinUronic(building, reads[0], reads[1]);
    if (reads.length !== 1 || classes.length !== 1 || reads[0].kind !== 'ic')
      throw new CannotBuild('acid');
    const acid = buildWord(building, reads[0]);
    if (classes.some((entry) => entry.is === 'acid' && entry.element === 'O'))
      hydroxyForm(building, acid);
    return;
  }
  if (last.is !== 'class') throw new CannotBuild('words that do not join');
  const word = last.word;
  if (classes.length > 1 && classes.every((entry) => entry.is === 'group'))
    return joinGroups(building, classes, reads);
  if (classes.length > 1) throw new CannotBuild('class words');
  switch (word.is) {
    case 'link':
      return joinLink(building, word, reads);
    case 'group':
      return joinGroups(building, [word], reads);
    case 'anhydride':
      return joinAnhydride(building, reads);
    case 'derivative':
    case 'oxide': {
      if (reads.length !== 1 || (reads[0].kind !== 'molecule' && word.is === 'derivative'))
        throw new CannotBuild('derivative of what');
      const fragment = buildWord(building, reads[0]);
      if (word.is === 'derivative') return makeDerivative(building, word.notation);
      return oxidise(
        building,
        word,
        word.places?.map((locant) => atomAt(building, fragment, locant)),
        fragment.core,
      );
    }
    default:
      throw new CannotBuild('class word');
  }
}

/** `ethyl pyridine-3-carboxylate 1-oxide`: the places are those of the acid. */
function oxidiseEster(
  building: Building,
  parts: readonly NamePart[],
  word: Extract<ClassWord, { is: 'oxide' }>,
): void {
  const acid = joinEster(building, parts);
  oxidise(
    building,
    word,
    word.places?.map((locant) => atomAt(building, acid, locant)),
  );
}

/** `benzoic acid chloride`, `butyric acid hydrazide`: one group for each acid group. */
const acidGroups = (word: ReadWord): number => buildWord(new Building(), word).acidic.length;

function joinAlone(building: Building, part: NamePart): void {
  if (part.is !== 'read') throw new CannotBuild('a class word alone');
  const { word } = part;
  if ((word.kind !== 'molecule' && word.kind !== 'ate') || word.count > 1)
    throw new CannotBuild('not a whole name');
  const fragment =
    word.built?.building === building ? word.built.fragment : buildWord(building, word);
  if (fragment.frees.length > 0) throw new CannotBuild('free valences left');
  const glycosidic = fragment.places.get('glycosidic');
  if (glycosidic !== undefined && building.hydrogens(glycosidic) > 0)
    throw new CannotBuild('glycoside of what');
  if (word.kind === 'ate')
    for (const atom of fragment.acidic)
      if (building.hydrogens(atom) > 0) building.charge[atom] -= 1;
}

/** `phenyl glucopyranosiduronic acid`: the radical is on the anomeric oxygen. */
function joinUronic(building: Building, radical: ReadWord, acid: ReadWord): void {
  const { frees } = buildWord(building, radical);
  const place = buildWord(building, acid).places.get('glycosidic');
  if (
    place === undefined ||
    radical.kind !== 'radical' ||
    radical.count !== 1 ||
    frees.length !== 1 ||
    frees[0].order !== 1
  )
    throw new CannotBuild('no glycoside');
  building.bond(place, frees[0].atom, 1);
}

/**
 * Ethers, ketones, sulfides …: two radicals, or one meant twice where that is usual (`ethyl
 * ether`).
 */
function joinLink(
  building: Building,
  link: Extract<ClassWord, { is: 'link' }>,
  reads: readonly ReadWord[],
): void {
  const added = { '*O*': 8, '*S*': 16, '*[Se]*': 34 }[link.notation];
  if (reads.length === 1 && reads[0].kind === 'molecule' && added !== undefined) {
    const { core } = buildWord(building, reads[0]);
    return oxidise(
      building,
      { is: 'oxide', locant: null, count: 1, ...(added === 8 ? {} : { element: added }) },
      undefined,
      core,
    );
  }
  if (reads.some((word) => word.kind !== 'radical')) throw new CannotBuild('radicals wanted');
  const radicals = reads.flatMap((word) =>
    Array.from({ length: word.count }, () => radicalOf(word)),
  );
  if (radicals.length === 1 && link.symmetric) radicals.push(radicals[0]);
  if (radicals.length !== 2) throw new CannotBuild('two radicals wanted');
  const piece = pieceOf(link.notation);
  const start = addPiece(building, piece);
  radicals.forEach((radical, k) => {
    const { frees } = radical.build(building);
    if (frees.length !== 1 || frees[0].order !== 1) throw new CannotBuild('free valences');
    building.bond(start + piece.free[k].atom, frees[0].atom, 1);
  });
}

/** Anhydrides of one acid with itself, of two acids, or of a diacid with itself. */
function joinAnhydride(building: Building, reads: readonly ReadWord[]): void {
  if (reads.length === 0 || reads.length > 2 || reads.some((word) => word.kind !== 'ic'))
    throw new CannotBuild('acids wanted');
  const first = buildWord(building, reads[0]);
  if (reads.length === 1 && first.acidic.length === 2)
    return condense(building, first.acidic[0], first.acidic[1]);
  const second = buildWord(building, reads.at(-1)!);
  if (first.acidic.length !== 1 || second.acidic.length !== 1)
    throw new CannotBuild('one acid group each');
  condense(building, first.acidic[0], second.acidic[0]);
}

/** Bonds the first oxygen where the second was; the second goes. */
function condense(building: Building, stays: number, goes: number): void {
  const carbon = building.neighbours[goes][0];
  building.unbond(carbon, goes);
  building.bond(stays, carbon, 1);
  building.dropAtom(goes);
}
