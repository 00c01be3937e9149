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
 * `first[n]` to `first[n + 1]`, by ascending letter; edge `e` leads to node `e + 1`.
 */
export interface FlatTrie<Entry> { readonly letters: Uint16Array; readonly first: Int32Array; readonly entries: readonly (readonly Entry[])[] }

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
  return { letters: Uint16Array.from(letters), first: Int32Array.from(first), entries: nodes.map((node) => (node.entries.length > 0 ? node.entries : NONE)) };
}

const NONE: readonly never[] = [];

/** The node that a letter leads to, -1 where none does. */
export function nextNode({ letters, first }: FlatTrie<unknown>, node: number, code: number): number {
  for (let edge = first[node], end = first[node + 1]; edge < end && letters[edge] <= code; edge++) if (letters[edge] === code) return edge + 1;
  return -1;
}

/** Calls `found` for every word that begins at `start`, the shortest first. */
export function wordsAt<Entry>(trie: FlatTrie<Entry>, text: string, start: number, found: (entry: Entry, end: number) => void): void {
  let node = 0;
  for (let i = start; i < text.length; i++) {
    node = nextNode(trie, node, text.charCodeAt(i));
    if (node < 0) return;
    const entries = trie.entries[node];
    for (let k = 0; k < entries.length; k++) found(entries[k], i + 1);
  }
}
