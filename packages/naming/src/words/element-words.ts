import { LOW_VALENT_WORDS, METAL_WORDS } from './metal-words.ts';
import type { Words } from './word.ts';

/**
 * An element as the first word of a binary name (IUPAC 2005, IR-5). `charge`: that of its only
 * usual cation, 0 where an oxidation number or a count must say it;
 * `isIonic`: its halides and oxides are written as ions (groups 1 and 2 but beryllium); `isMetal`:
 * any number of bonds.
 */
export interface ElementWord {
  readonly element: number;
  readonly words: Words;
  readonly charge: number;
  readonly isIonic: boolean;
  readonly isMetal: boolean;
}

const NONMETALS: Readonly<Record<number, Words>> = {
  1: ['hydrogen', 'hidrogeno', 'hidrogeno'],
  2: ['helium', 'helio', 'helio'],
  10: ['neon', 'neón', 'neon'],
  18: ['argon', 'argón', 'argon'],
  5: ['boron', 'boro', 'boro'],
  6: ['carbon', 'carbono', 'karbono'],
  7: ['nitrogen', 'nitrogeno', 'nitrogeno'],
  8: ['oxygen', 'oxigeno', 'oxigeno'],
  9: ['fluorine', 'fluor', 'fluor'],
  14: ['silicon', 'silicio', 'silizio'],
  15: ['phosphorus', 'fosforo', 'fosforo'],
  16: ['sulfur', 'azufre', 'sufre'],
  17: ['chlorine', 'cloro', 'kloro'],
  34: ['selenium', 'selenio', 'selenio'],
  35: ['bromine', 'bromo', 'bromo'],
  36: ['krypton', 'criptón', 'kripton'],
  53: ['iodine', 'yodo', 'iodo'],
  54: ['xenon', 'xenón', 'xenon'],
  86: ['radon', 'radón', 'radon'],
};

const IONIC = new Set([3, 11, 19, 37, 55, 87, 12, 20, 38, 56, 88]);
const CHARGES: Readonly<Record<number, number>> = {
  3: 1,
  11: 1,
  19: 1,
  37: 1,
  55: 1,
  87: 1,
  47: 1,
  4: 2,
  12: 2,
  20: 2,
  38: 2,
  56: 2,
  88: 2,
  30: 2,
  48: 2,
  28: 2,
  46: 2,
  80: 2,
  13: 3,
  31: 3,
  49: 3,
  21: 3,
  39: 3,
  57: 3,
  83: 3,
  58: 0,
  59: 3,
  60: 3,
  62: 3,
  64: 3,
  65: 3,
  66: 3,
  67: 3,
  68: 3,
  69: 3,
  71: 3,
  1: 1,
  5: 3,
  14: 4,
  40: 4,
  72: 4,
  90: 4,
};

const entries = (table: Readonly<Record<number, Words>>, isMetal: boolean): ElementWord[] =>
  Object.entries(table).map(([number, words]) => ({
    element: Number(number),
    words,
    charge: CHARGES[Number(number)] ?? 0,
    isIonic: IONIC.has(Number(number)),
    isMetal,
  }));

export const ELEMENT_WORDS: readonly ElementWord[] = [
  ...entries(METAL_WORDS, true),
  ...entries(LOW_VALENT_WORDS, true),
  ...entries(NONMETALS, false),
];
