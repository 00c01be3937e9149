import { countingPrefixes } from './counting-prefixes.ts';
import { ELEMENT_WORDS, type ElementWord } from '../words/element-words.ts';
import type { Tongue } from '../words/word.ts';
import { canonicalText } from './canonical-text.ts';

/** Other spellings of elements: English, Spanish, Basque. */
const ALSO: readonly (readonly [element: number, tongue: Tongue, word: string])[] = [
  [13, 0, 'aluminium'],
  [55, 0, 'caesium'],
  [16, 0, 'sulphur'],
  [74, 0, 'wolfram'],
  [30, 1, 'zinc'],
  [74, 1, 'tungsteno'],
  [53, 1, 'iodo'],
  [54, 1, 'jenon'],
  [36, 1, 'kripton'],
  [14, 2, 'silizioa'],
  [50, 2, 'eztainua'],
];

const tables = new Map<Tongue, Map<string, ElementWord>>();

/**
 * The element of a word (plain small letters, with or without the Basque article); undefined where
 * it is none.
 */
export function elementOf(word: string, tongue: Tongue): ElementWord | undefined {
  let table = tables.get(tongue);
  if (!table) {
    tables.set(tongue, (table = new Map()));
    for (const entry of ELEMENT_WORDS) {
      const plain = canonicalText(entry.words[tongue]).lower;
      table.set(plain, entry);
      if (tongue === 2) table.set(`${plain.replace(/a$/, '')}a`, entry).set(`${plain}a`, entry);
    }
    for (const [element, of, written] of ALSO)
      if (of === tongue)
        table.set(
          written,
          ELEMENT_WORDS.find((entry) => entry.element === element)!,
        );
  }
  return table.get(word);
}

export interface ElementInWord {
  readonly element: ElementWord;
  readonly count: number;
  /** Oxidation number or charge that the word states. */ readonly stated: number | null;
  /** The charge is that of an ion: `iron(3+)`. */ readonly isIon: boolean;
}

/** Old adjectives of metals with their oxidation number: ferric chloride, stannous fluoride. */
const OLD: Readonly<Record<string, readonly [element: number, oxidation: number]>> = {
  ferrous: [26, 2],
  ferric: [26, 3],
  cuprous: [29, 1],
  cupric: [29, 2],
  stannous: [50, 2],
  stannic: [50, 4],
  plumbous: [82, 2],
  plumbic: [82, 4],
  mercuric: [80, 2],
  aurous: [79, 1],
  auric: [79, 3],
  cobaltous: [27, 2],
  cobaltic: [27, 3],
  nickelous: [28, 2],
  manganous: [25, 2],
  manganic: [25, 3],
  chromous: [24, 2],
  chromic: [24, 3],
  titanous: [22, 3],
  titanic: [22, 4],
  cerous: [58, 3],
  ceric: [58, 4],
  thallous: [81, 1],
  thallic: [81, 3],
  antimonous: [51, 3],
  antimonic: [51, 5],
};
const ROMAN: Readonly<Record<string, number>> = {
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
  vi: 6,
  vii: 7,
  viii: 8,
};
const COUNTS = [['', 1] as const, ...countingPrefixes(6).filter(([, count]) => count > 1)];

/** Letters of the longest words, with their number and charge. */
const LONGEST = 32;

/** `iron(iii)`, `iron(3+)`, `diiron(3+)`, `dinitrogen`, `zinc`; null for other words. */
export function elementInWord(word: string, tongue: Tongue): ElementInWord | null {
  const old = tongue === 0 && Object.hasOwn(OLD, word) ? OLD[word] : undefined;
  if (old)
    return {
      element: ELEMENT_WORDS.find((entry) => entry.element === old[0])!,
      count: 1,
      stated: old[1],
      isIon: false,
    };
  if (word.length > LONGEST) return null;
  const match = /^([a-z]+)(?:\((?:(viii|vii|vi|v|iv|iii|ii|i)|(\d)([+-])|([+-]))\))?$/.exec(word);
  if (!match) return null;
  const [, letters, roman, size, sign, alone] = match;
  const stated = roman
    ? ROMAN[roman]
    : size
      ? Number(sign + size)
      : alone
        ? Number(`${alone}1`)
        : null;
  for (const [prefix, count] of COUNTS) {
    const element = letters.startsWith(prefix)
      ? elementOf(letters.slice(prefix.length), tongue)
      : undefined;
    if (element)
      return { element, count, stated, isIon: size !== undefined || alone !== undefined };
  }
  return null;
}
