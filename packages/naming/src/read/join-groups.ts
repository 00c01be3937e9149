import { CannotBuild, type Building } from './building.ts';
import type { ClassWord } from './class-words.ts';
import type { Fragment } from './fragment.ts';
import { addPiece, pieceOf } from './fragment-notation.ts';
import { buildWord } from './read-word.ts';
import type { ReadWord } from './word-reading.ts';

type GroupWord = Extract<ClassWord, { is: 'group' }>;

/**
 * Halides, alcohols, cyanides …: one group for each free valence (`carbonyl bromide chloride`: as
 * many as named); or anions next to a cation.
 */
export function joinGroups(
  building: Building,
  groups: readonly GroupWord[],
  reads: readonly ReadWord[],
): void {
  if (reads.length !== 1) throw new CannotBuild('one radical wanted');
  const [word] = reads;
  const fragment = buildWord(building, word);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  if (word.kind === 'molecule') {
    const charge = building.charge.reduce((sum, q) => sum + q, 0);
    if (groups.some((group) => group.anion === '') || charge !== count)
      throw new CannotBuild('charges do not balance');
    for (const group of groups)
      for (let k = 0; k < group.count; k++) addPiece(building, pieceOf(group.anion));
    return;
  }
  if (groups.some((group) => group.notation === '')) throw new CannotBuild('one radical wanted');
  if (word.kind === 'ic') return replaceHydroxy(building, fragment, groups, count);
  if (word.kind !== 'radical' || word.count !== 1) throw new CannotBuild('one radical wanted');
  if (
    fragment.frees.length > 1 &&
    building.element[fragment.frees[0].atom] !== 6 &&
    fragment.frees[0].atom === fragment.frees[1].atom
  )
    throw new CannotBuild('a link alone');
  const places = fragment.frees.flatMap(({ atom, order }) =>
    Array.from({ length: order }, () => atom),
  );
  if (
    fragment.frees.some(
      ({ atom, order }) => building.element[atom] === 15 && building.hydrogens(atom) > order,
    )
  )
    throw new CannotBuild('phosphorus with hydrogens left');
  if (groups.length > 1 && new Set(places).size > 1)
    throw new CannotBuild('which group goes where');
  const all =
    groups.length === 1 && count === 1 ? [{ ...groups[0], count: places.length }] : groups;
  if (all.reduce((sum, group) => sum + group.count, 0) !== places.length)
    throw new CannotBuild('number of groups');
  for (const notation of all.flatMap((group) =>
    Array.from({ length: group.count }, () => group.notation),
  ))
    addGroup(building, places.shift()!, notation);
}

function addGroup(building: Building, atom: number, notation: string): void {
  const piece = pieceOf(notation);
  building.bond(atom, addPiece(building, piece) + piece.free[0].atom, 1);
}

/**
 * `phenylphosphonic dichloride`, `diethylphosphinous chloride`: the groups stand for the acid's
 * hydroxy groups.
 */
function replaceHydroxy(
  building: Building,
  acid: Fragment,
  groups: readonly GroupWord[],
  count: number,
): void {
  if (acid.acidic.length !== count || groups.some((group) => group.notation === '*O'))
    throw new CannotBuild('number of groups');
  const centres = acid.acidic.map((hydroxy) => {
    const centre = building.neighbours[hydroxy][0];
    building.unbond(centre, hydroxy);
    building.dropAtom(hydroxy);
    return centre;
  });
  if (groups.length > 1 && new Set(centres).size > 1)
    throw new CannotBuild('which group goes where');
  for (const group of groups)
    for (let k = 0; k < group.count; k++) addGroup(building, centres.shift()!, group.notation);
}
