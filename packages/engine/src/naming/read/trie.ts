/** Words by their letters while they are collected. */
export interface TrieNode<Entry> { readonly next: Map<number, TrieNode<Entry>>; readonly entries: Entry[] }

export const emptyTrie = <Entry>(): TrieNode<Entry> => ({ next: new Map(), entries: [] });

export function addWord<Entry>(root: TrieNode<Entry>, word: string, entry: Entry): void {
  let node = root;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    let next = node.next.get(code);
    if (!next) node.next.set(code, (next = emptyTrie()));
    node = next;
  }
  node.entries.push(entry);
}

export function hasWord(root: TrieNode<unknown>, word: string): boolean {
  let node: TrieNode<unknown> | undefined = root;
  for (let i = 0; i < word.length && node; i++) node = node.next.get(word.charCodeAt(i));
  return node !== undefined && node.entries.length > 0;
}

/**
 * A trie in flat arrays, a few hundred kilobytes for a vocabulary: a walk through maps would wait for memory at every letter. The children of node `n` are the edges
 * `first[n]` to `first[n + 1]`, by ascending letter; edge `e` leads to node `e + 1`. `begins`: the node of the first letter, which has most children.
 */
export interface FlatTrie<Entry> { readonly begins: Int32Array; readonly letters: Uint16Array; readonly first: Int32Array; readonly entries: readonly (readonly Entry[])[] }

export function flatten<Entry>(root: TrieNode<Entry>): FlatTrie<Entry> {
  const nodes = [root], letters: number[] = [], first: number[] = [];
  for (const node of nodes) {
    first.push(letters.length);
    for (const [code, next] of [...node.next].sort(([a], [b]) => a - b)) {
      letters.push(code);
      nodes.push(next);
    }
  }
  first.push(letters.length);
  const begins = new Int32Array(128).fill(-1);
  for (let edge = 0; edge < first[1]; edge++) if (letters[edge] < 128) begins[letters[edge]] = edge + 1;
  return { begins, letters: Uint16Array.from(letters), first: Int32Array.from(first), entries: nodes.map((node) => (node.entries.length > 0 ? node.entries : NONE)) };
}

const NONE: readonly never[] = [];

/** The node that a letter leads to, -1 where none does. */
export function nextNode(trie: FlatTrie<unknown>, node: number, code: number): number {
  if (node === 0 && code < 128) return trie.begins[code];
  const letters = trie.letters, end = trie.first[node + 1];
  for (let edge = trie.first[node]; edge < end; edge++) {
    const letter = letters[edge];
    if (letter >= code) return letter === code ? edge + 1 : -1;
  }
  return -1;
}
