import { CannotBuild, type Building } from './building.ts';
import type { ClassWord } from './class-words.ts';
import { areEquivalent } from './equivalent.ts';
import { buildWord } from './read-word.ts';
import type { ReadWord } from './word-reading.ts';

/**
 * Ethers and esters named by their alcohol: `ethylene glycol monomethyl ether`, `1,4-butanediol
 * diglycidyl ether`, `pentaerythritol tetranitrate`. All hydroxy groups are taken, or
 * as many as the name says of groups that are all alike. Throws CannotBuild elsewhere.
 */
export function joinPolyol(
  building: Building,
  reads: readonly ReadWord[],
  classes: readonly ClassWord[],
): void {
  const [alcohol, ...groups] = reads;
  if (
    alcohol.kind !== 'molecule' ||
    groups.length === 0 ||
    !classes.every((word) => word.is === 'link' && word.notation === '*O*')
  )
    throw new CannotBuild('no alcohol');
  buildWord(building, alcohol);
  const size = building.element.length;
  const open: number[] = [];
  for (let a = 0; a < size; a++)
    if (
      building.element[a] === 8 &&
      building.hydrogens(a) === 1 &&
      building.charge[a] === 0 &&
      building.element[building.neighbours[a][0]] === 6 &&
      !building.orders[building.neighbours[a][0]].some(
        (order, k) =>
          order === 2 && building.element[building.neighbours[building.neighbours[a][0]][k]] === 8,
      )
    )
      open.push(a);
  const total = groups.reduce((sum, word) => sum + word.count, 0);
  if (
    open.length < 1 ||
    total > open.length ||
    (total < open.length && !areEquivalent(building, open) && total !== open.length)
  )
    throw new CannotBuild('which hydroxy group');
  // With two kinds of group, or some groups left, the choice is only free where there are two like
  // places.
  if (
    (groups.length > 1 || (total < open.length && total > 1)) &&
    !(open.length === 2 || (total === open.length - 1 && groups.length === 1))
  )
    throw new CannotBuild('which hydroxy group');
  for (const word of groups)
    for (let k = 0; k < word.count; k++)
      attachGroup(building, word, open.shift()!, classes.length > 0);
}

function attachGroup(building: Building, word: ReadWord, oxygen: number, isEther: boolean): void {
  const group = buildWord(building, word);
  if (isEther) {
    if (word.kind !== 'radical' || group.frees.length !== 1 || group.frees[0].order !== 1)
      throw new CannotBuild('no radical');
    building.bond(oxygen, group.frees[0].atom, 1);
    return;
  }
  if (
    word.kind !== 'ate' ||
    group.acidic.length !== 1 ||
    building.neighbours[group.acidic[0]].length !== 1
  )
    throw new CannotBuild('no acid of one group');
  const [acidic] = group.acidic;
  const centre = building.neighbours[acidic][0];
  building.unbond(centre, acidic);
  building.dropAtom(acidic);
  building.bond(oxygen, centre, 1);
}
