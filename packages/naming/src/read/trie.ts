/** Words while they are collected. */
export type WordList<Entry> = Map<string, Entry[]>;

export const emptyList = <Entry>(): WordList<Entry> => new Map();

export function addWord<Entry>(words: WordList<Entry>, word: string, entry: Entry): void {
  const entries = words.get(word);
  if (entries) entries.push(entry);
  else words.set(word, [entry]);
}

/**
 * A trie in flat arrays, a few hundred kilobytes for a vocabulary: a walk through maps would wait
 * for memory at every letter. The children of node `n` are the edges
 * `first[n]` to `first[n + 1]`, by ascending letter; edge `e` leads to node `e + 1`. `begins`: the
 * node of the first letter, which has most children.
 */
export interface FlatTrie<Entry> {
  readonly begins: Int32Array;
  readonly letters: Uint16Array;
  readonly first: Int32Array;
  readonly entries: readonly (readonly Entry[])[];
}

/** The trie of a list: nodes are ranges of the sorted words that begin alike. */
export function flatten<Entry>(list: WordList<Entry>): FlatTrie<Entry> {
  const words = [...list.keys()].sort();
  const from = [0],
    to = [words.length],
    depth = [0];
  const letters: number[] = [],
    first: number[] = [],
    entries: (readonly Entry[])[] = [];
  for (let node = 0; node < from.length; node++) {
    const end = to[node],
      at = depth[node];
    let k = from[node];
    first.push(letters.length);
    if (k < end && words[k].length === at) entries.push(list.get(words[k++])!);
    else entries.push(NONE);
    while (k < end) {
      const code = words[k].charCodeAt(at);
      from.push(k);
      while (k < end && words[k].charCodeAt(at) === code) k++;
      to.push(k);
      depth.push(at + 1);
      letters.push(code);
    }
  }
  first.push(letters.length);
  const begins = new Int32Array(128).fill(-1);
  for (let edge = 0; edge < first[1]; edge++)
    if (letters[edge] < 128) begins[letters[edge]] = edge + 1;
  return { begins, letters: Uint16Array.from(letters), first: Int32Array.from(first), entries };
}

const NONE: readonly never[] = [];

/** The node that a letter leads to, -1 where none does. */
export function nextNode(trie: FlatTrie<unknown>, node: number, code: number): number {
  if (node === 0 && code < 128) return trie.begins[code];
  const letters = trie.letters,
    end = trie.first[node + 1];
  for (let edge = trie.first[node]; edge < end; edge++) {
    const letter = letters[edge];
    if (letter >= code) return letter === code ? edge + 1 : -1;
  }
  return -1;
}
