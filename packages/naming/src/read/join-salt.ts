import { Building, CannotBuild } from './building.ts';
import { buildWord } from './read-word.ts';
import type { ReadWord } from './word-reading.ts';

/**
 * A charged part of a salt: its charge, how often the name says it is there (0 where it does not
 * say), and how to add it once.
 */
export interface Ion {
  readonly charge: number;
  readonly count: number;
  readonly isCounted: boolean;
  add(building: Building): void;
}

/**
 * The ion of a word: `ethanolate`, `diacetate`, `tetrabutylammonium`; null where it has no charge.
 */
export function ionOf(word: ReadWord): Ion | null {
  if (!word.level || (word.kind !== 'molecule' && word.kind !== 'ate')) return null;
  const add = (building: Building): void => {
    const { frees, acidic } = buildWord(building, word);
    if (frees.length > 0) throw new CannotBuild('free valences left');
    if (word.kind === 'ate') for (const atom of acidic) building.charge[atom] -= 1;
  };
  const alone = new Building();
  add(alone);
  const charge = alone.charge.reduce((sum, q) => sum + q, 0);
  return charge === 0 ? null : { charge, count: word.count, isCounted: word.count > 1, add };
}

/**
 * Ions in the numbers that the name states; where it states none, in those that balance the
 * charges.
 */
export function joinIons(cations: readonly Ion[], anions: readonly Ion[]): Building {
  const sum = (ions: readonly Ion[]): number =>
    Math.abs(ions.reduce((total, ion) => total + ion.charge * ion.count, 0));
  const positive = sum(cations),
    negative = sum(anions);
  if (positive === 0 || negative === 0) throw new CannotBuild('no charges');
  let up = 1,
    down = 1;
  if (positive !== negative) {
    if (cations.length > 1 || anions.length > 1) throw new CannotBuild('charges do not balance');
    const common = leastCommon(positive, negative);
    up = common / positive;
    down = common / negative;
    if (
      (up > 1 && (cations[0].isCounted || anions[0].isCounted)) ||
      (down > 1 && anions[0].isCounted)
    )
      throw new CannotBuild('charges do not balance');
  }
  const building = new Building();
  for (const [ions, factor] of [
    [cations, up],
    [anions, down],
  ] as const)
    for (const ion of ions) for (let k = 0; k < ion.count * factor; k++) ion.add(building);
  return building;
}

function leastCommon(a: number, b: number): number {
  let common = Math.max(a, b);
  while (common % a !== 0 || common % b !== 0) common += Math.max(a, b);
  return common;
}
