import type { Tongue } from '../words/word.ts';
import { lexiconOf } from './lexicon.ts';
import type { TrieNode } from './trie.ts';

const patterns = new Map<Tongue, RegExp>();

/** Whether a word of the vocabulary with a metal of any number of bonds is anywhere in a text: without one there is nothing organometallic to read. */
export function hasMetalWord(lower: string, tongue: Tongue): boolean {
  let pattern = patterns.get(tongue);
  if (!pattern) patterns.set(tongue, (pattern = new RegExp(metalWords(lexiconOf(tongue), '').map((word) => word.replace(/[^a-z]/g, '\\$&')).join('|'))));
  return pattern.test(lower);
}

function metalWords(node: TrieNode, word: string): string[] {
  if (node.entries.some((entry) => 'notation' in entry && entry.notation.includes('~'))) return [word];
  return [...node.next].flatMap(([code, next]) => metalWords(next, word + String.fromCharCode(code)));
}
