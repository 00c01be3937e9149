import { buildWord } from './read-word.ts';
import type { ReadWord } from './word-reading.ts';
import { CannotBuild, type Building } from './building.ts';

/** `L-phenylalanine methyl ester`: the radicals are on all acid groups of the molecule. */
export function joinEsterOf(building: Building, molecule: ReadWord, radical: ReadWord): void {
  const { acidic } = buildWord(building, molecule);
  if (acidic.length === 0 || acidic.length !== radical.count)
    throw new CannotBuild('number of esters');
  for (const oxygen of acidic) {
    const { frees } = buildWord(building, radical);
    if (frees.length !== 1 || frees[0].order !== 1) throw new CannotBuild('ester radical');
    building.bond(oxygen, frees[0].atom, 1);
  }
}
