import {
  CONFIGURATIONS,
  SUGAR_ENDINGS,
  SUGAR_STEMS,
  type SugarEnding,
  type SugarStem,
} from '../words/sugar-words.ts';
import { spelled } from '../words/spelling.ts';
import type { Tongue } from '../words/word.ts';

const PREFIXES = new Map<Tongue, RegExp>();

const ENDS = new Map<Tongue, readonly (readonly [string, SugarEnding])[]>();

const STEMS = new Map<Tongue, readonly (readonly [string, SugarStem])[]>();

const spellings = (words: readonly [string, string, string], tongue: Tongue): string[] =>
  words[tongue].split('|');

const longestFirst = <T>(list: (readonly [string, T])[]): readonly (readonly [string, T])[] =>
  list.sort((a, b) => b[0].length - a[0].length);

/** Endings of carbohydrate names in a language, longest first. */
export function endsOf(tongue: Tongue): readonly (readonly [string, SugarEnding])[] {
  let ends = ENDS.get(tongue);
  if (!ends)
    ENDS.set(
      tongue,
      (ends = longestFirst(
        SUGAR_ENDINGS.flatMap((ending) =>
          spellings(ending.words, tongue).map((word) => [word, ending] as const),
        ),
      )),
    );
  return ends;
}

/** Trivial stems (gluc, fruct) in a language, longest first. */
export function stemsOf(tongue: Tongue): readonly (readonly [string, SugarStem])[] {
  let stems = STEMS.get(tongue);
  if (!stems)
    STEMS.set(
      tongue,
      (stems = longestFirst(
        SUGAR_STEMS.flatMap((stem) =>
          spellings(stem.words, tongue).map((word) => [word, stem] as const),
        ),
      )),
    );
  return stems;
}

/** A configurational prefix as a language spells it. */
export const spelledPrefix = (name: string, tongue: Tongue): string =>
  tongue === 0 ? name : spelled(name, tongue === 1 ? 'es' : 'eu');

/** Matches a configurational prefix with its anomer and series. */
export function prefixOf(tongue: Tongue): RegExp {
  let prefix = PREFIXES.get(tongue);
  if (!prefix)
    PREFIXES.set(
      tongue,
      (prefix = new RegExp(
        `(?:(alpha|beta)-)?(?:(d|l)-)?(${Object.keys(CONFIGURATIONS)
          .map((name) => spelledPrefix(name, tongue))
          .join('|')})-?`,
        'y',
      )),
    );
  return prefix;
}

/** The English name of a configurational prefix. */
export const englishPrefix = (word: string, tongue: Tongue): string =>
  Object.keys(CONFIGURATIONS).find((name) => spelledPrefix(name, tongue) === word)!;
