import type { Tongue } from '../words/word.ts';
import { lexiconOf } from './lexicon.ts';
import type { Entry } from './token.ts';
import type { FlatTrie } from './trie.ts';

const patterns = new Map<Tongue, RegExp>();

/**
 * Whether a word of the vocabulary with a metal of any number of bonds is anywhere in a text:
 * without one there is nothing organometallic to read.
 */
export function hasMetalWord(lower: string, tongue: Tongue): boolean {
  let pattern = patterns.get(tongue);
  if (!pattern)
    patterns.set(
      tongue,
      (pattern = new RegExp(
        metalWords(lexiconOf(tongue))
          .map((word) => word.replace(/[^a-z]/g, '\\$&'))
          .join('|'),
      )),
    );
  return pattern.test(lower);
}

function metalWords({ letters, first, entries }: FlatTrie<Entry>): string[] {
  const found: string[] = [];
  const visit = (node: number, word: string): void => {
    if (entries[node].some((entry) => 'notation' in entry && entry.notation.includes('~')))
      return void found.push(word);
    for (let edge = first[node]; edge < first[node + 1]; edge++)
      visit(edge + 1, word + String.fromCharCode(letters[edge]));
  };
  visit(0, '');
  return found;
}
