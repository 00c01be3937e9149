import type { Entry } from './token.ts';

/** Words of the vocabulary by their letters, so that all words that begin at a place are found in one walk. */
export interface TrieNode { readonly next: Map<number, TrieNode>; readonly entries: Entry[] }

export const emptyTrie = (): TrieNode => ({ next: new Map(), entries: [] });

export function addWord(root: TrieNode, word: string, entry: Entry): void {
  let node = root;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    let next = node.next.get(code);
    if (!next) node.next.set(code, (next = emptyTrie()));
    node = next;
  }
  node.entries.push(entry);
}

export function hasWord(root: TrieNode, word: string): boolean {
  let node: TrieNode | undefined = root;
  for (let i = 0; i < word.length && node; i++) node = node.next.get(word.charCodeAt(i));
  return node !== undefined && node.entries.length > 0;
}

/** Calls `found` for every word that begins at `start`, the shortest first. */
export function wordsAt(root: TrieNode, text: string, start: number, found: (entry: Entry, end: number) => void): void {
  let node: TrieNode | undefined = root;
  for (let i = start; i < text.length; i++) {
    node = node.next.get(text.charCodeAt(i));
    if (!node) return;
    for (const entry of node.entries) found(entry, i + 1);
  }
}
