import { spelled } from '../words/spelling.ts';
import type { Tongue } from '../words/word.ts';
import { Kind, type Entry } from './token.ts';

/** Spellings in English, Spanish and Basque, divided by `|`. */
export type Words = readonly [en: string, es: string, eu: string];

/**
 * All spellings of a row in a language: its own, else the regular spelling of the English words.
 */
export function spellings(
  [en, es, eu]: readonly [string, string, string, ...unknown[]],
  tongue: Tongue,
  kind: Entry['kind'],
): string[] {
  const own = [en, es, eu][tongue];
  const words =
    own !== ''
      ? own.split('|').map(plain)
      : en.split('|').map((word) => plain(spelled(word, tongue === 1 ? 'es' : 'eu')));
  if (own !== '' || tongue === 0)
    return tongue !== 0 && kind === Kind.Suffix ? withNouns(words) : words;
  return words.map((word) => fitted(word, tongue));
}

/**
 * English endings that the regular spelling of stems leaves: acetate → acetato, phosphonic →
 * fosfonico, silane → silano, hydrazine → hidrazina.
 */
export function fitted(word: string, tongue: Tongue): string {
  return word
    .replace(/(a|i)te$/, '$1to')
    .replace(/ous$/, 'oso')
    .replace(/i[ck]$/, tongue === 1 ? 'ico' : 'iko')
    .replace(/(a|e)ne$/, '$1no')
    .replace(/(i|o)ne$/, '$1na')
    .replace(/ole$/, 'ol')
    .replace(/amide$/, 'amida')
    .replace(/ium$/, 'io')
    .replace(/ime$/, 'ima');
}

/** Basque words that may end a name have their article, too: azetato, azetatoa. */
export function withArticle(
  words: readonly string[],
  tongue: Tongue,
  entry: Entry,
): readonly string[] {
  const ends =
    entry.kind === Kind.Parent ||
    entry.kind === Kind.Salt ||
    (entry.kind === Kind.Suffix && entry.word.ends !== 'radical');
  return tongue === 2 && ends
    ? [...new Set(words.flatMap((word) => (word.endsWith('a') ? [word] : [word, `${word}a`])))]
    : words;
}

/** Spanish and Basque radicals end in -ilo as words of their own: cloruro de etanimidoílo. */
const withNouns = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => (word.endsWith('il') ? [word, `${word}o`] : [word]))),
];

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s/g, '');
