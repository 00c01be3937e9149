import { CannotBuild, type Building } from './building.ts';
import type { ClassWord } from './class-words.ts';
import { addPiece, pieceOf } from './fragment-notation.ts';

/**
 * Replaces the oxygen of the only ketone or aldehyde group (`acetone oxime`, `benzaldehyde
 * phenylhydrazone`).
 */
export function makeDerivative(building: Building, notation: string): void {
  const carbon = takeCarbonyl(building);
  const piece = pieceOf(`*${notation}`);
  building.bond(carbon, addPiece(building, piece) + piece.free[0].atom, 2);
}

/** Takes the oxygen of the only ketone or aldehyde group away; gives its carbon. */
export function takeCarbonyl(building: Building): number {
  const carbonyls: [number, number][] = [];
  for (let a = 0; a < building.element.length; a++) {
    if (building.element[a] !== 6) continue;
    const k = building.neighbours[a].findIndex(
      (b, i) => building.element[b] === 8 && building.orders[a][i] === 2,
    );
    if (k < 0 || building.neighbours[a].some((b, i) => i !== k && building.element[b] !== 6))
      continue;
    carbonyls.push([a, building.neighbours[a][k]]);
  }
  if (carbonyls.length !== 1) throw new CannotBuild('one carbonyl group wanted');
  const [carbon, oxygen] = carbonyls[0];
  building.unbond(carbon, oxygen);
  building.dropAtom(oxygen);
  return carbon;
}

/**
 * Adds oxygen to the only nitrogen, phosphorus or sulfur (or the parent's own phosphorus), or
 * sulfur or selenium to phosphorus: `pyridine N-oxide`, `triphenylphosphane sulfide`.
 */
export function oxidise(
  building: Building,
  word: Extract<ClassWord, { is: 'oxide' }>,
  places?: readonly number[],
  core: readonly number[] = [],
): void {
  const wanted =
    word.element !== undefined
      ? [15]
      : word.locant === null
        ? [7, 15, 16]
        : [{ N: 7, P: 15, S: 16 }[word.locant]];
  if (places) return places.forEach((atom) => addOxygen(building, atom, 1, word.element));
  const able = building.element
    .map((_, a) => a)
    .filter((a) => wanted.includes(building.element[a]) && building.charge[a] === 0);
  const single = able.filter((a) => !building.orders[a].some((order) => order > 1));
  // The parent's own atom before those of its substituents: tri(morpholin-4-yl)phosphane oxide.
  const own = single.filter((a) => core.includes(a));
  if (own.length === 1 && building.element[own[0]] === 15)
    return addOxygen(building, own[0], word.count, word.element);
  // The nitrogen of an imine where there is no other: a nitrone.
  const atoms =
    single.length > 0 || word.locant !== 'N'
      ? single
      : able.filter((a) => building.orders[a].length === 2 && building.orders[a].includes(2));
  if (atoms.length !== 1) throw new CannotBuild('one atom to oxidise wanted');
  addOxygen(building, atoms[0], word.count, word.element);
}

function addOxygen(building: Building, atom: number, count: number, element = 8): void {
  if (![7, 15, 16].includes(building.element[atom])) throw new CannotBuild('nothing to oxidise');
  if (element !== 8 && building.element[atom] !== 15)
    throw new CannotBuild('sulfides of phosphorus only');
  if (building.element[atom] === 7) {
    if (count !== 1) throw new CannotBuild('nitrogen takes one oxygen');
    if (!building.mancude[atom] && building.used(atom) < 3) throw new CannotBuild('no amine oxide');
    building.charge[atom] = 1;
    building.bond(atom, building.addAtom(8, -1), 1);
    return;
  }
  for (let k = 0; k < count; k++) building.bond(atom, building.addAtom(element), 2);
}
