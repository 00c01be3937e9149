import { CannotBuild, type Building } from './building.ts';
import type { ClassWord } from './class-words.ts';
import { addPiece, pieceOf } from './fragment-notation.ts';
import { buildWord, type ReadWord } from './read-word.ts';

type Cation = Extract<ClassWord, { is: 'cation' }>;

/** How many anions of one acidic hydrogen a salt has whose name leaves it to the charges: two in `zinc acetate`. */
export function impliedCopies(cations: readonly ClassWord[], acidic: number): number {
  if (cations.length !== 1 || cations[0].is !== 'cation' || cations[0].count !== 1 || acidic === 0 || cations[0].charge % acidic !== 0) return 1;
  return cations[0].charge / acidic;
}

/** `zinc diacetate`, `copper(2+) dibenzoate`: the anion as often as the charges of the cations want it. Throws CannotBuild where they do not balance. */
export function joinSalt(building: Building, acid: ReadWord, copies: number, cations: readonly ClassWord[]): void {
  let negative = 0;
  for (let k = 0; k < copies; k++) {
    const { acidic, frees } = buildWord(building, acid);
    if (frees.length > 0 || acidic.length === 0) throw new CannotBuild('no anion');
    for (const atom of acidic) building.charge[atom] -= 1;
    negative += acidic.length;
  }
  const found = cations.filter((word): word is Cation => word.is === 'cation');
  if (found.reduce((sum, { charge, count }) => sum + charge * count, 0) !== negative) throw new CannotBuild('charges do not balance');
  for (const { notation, count } of found) for (let k = 0; k < count; k++) addPiece(building, pieceOf(notation));
}
