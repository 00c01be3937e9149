import { RETAINED_FUSED } from '../rings/fused/retained-fused.ts';
import {
  RING_ALIASES,
  RING_ENDINGS,
  RING_HETEROATOMS,
  RING_NAMES,
  RING_PREFIXES,
  type MorphemeRow,
} from '../words/ring-morphemes.ts';
import { spelled } from '../words/spelling.ts';
import type { Tongue } from '../words/word.ts';
import { isDigit } from './read-locants.ts';
import { addWord, emptyList, flatten, nextNode, type FlatTrie } from './trie.ts';

type MorphemeKind = 'prefix' | 'hetero' | 'ending' | 'name';
type Trie = FlatTrie<{ readonly english: string; readonly kind: MorphemeKind }>;

const tries = new Map<Tongue, Trie>();
/** So many ends of one place are looked at. */
export const MOST_ENDS = 12;
const BRACKET = 91;

/** Where a ring name may end, and the English name put together from its pieces. */
export interface RingEnd {
  readonly end: number;
  written: string;
}

/** The ends of ring names that begin at a place; null where there is none. */
export function ringEnds(lower: string, start: number, tongue: Tongue): RingEnd[] | null {
  const trie = trieOf(tongue);
  const code = lower.charCodeAt(start);
  if (code !== BRACKET && !isDigit(code) && nextNode(trie, 0, code) < 0) return null;
  const ends: RingEnd[] = [];
  walk({ lower, trie, ends }, start, '', false, 0);
  return ends.length === 0 ? null : ends;
}

const IN_BRACKETS = /\[[\d',:a-z-]{1,40}\]-?/y,
  NUMBERED = /(?:\d+[a-z]?'*)(?:lambda\d)?(?:,\d+[a-z]?'*(?:lambda\d)?)*-/y;

interface Walk {
  readonly lower: string;
  readonly trie: Trie;
  readonly ends: RingEnd[];
}

/**
 * Notes the ends of ring names whose pieces go on at `at`. `hetero`: the last piece was a
 * heteroatom's; `pieces`: how many came before.
 */
function walk(all: Walk, at: number, english: string, hetero: boolean, pieces: number): void {
  const { lower, trie, ends } = all;
  if (ends.length >= MOST_ENDS || pieces > 16) return;
  const code = lower.charCodeAt(at);
  if (code === BRACKET || isDigit(code)) {
    const locants = code === BRACKET ? IN_BRACKETS : NUMBERED;
    locants.lastIndex = at;
    if (!locants.test(lower)) return;
    const end = locants.lastIndex;
    walk(all, end, english + lower.slice(at, end), hetero, pieces + 1);
    return;
  }
  if (code === HYPHEN && english !== '' && isDigit(lower.charCodeAt(at + 1))) {
    walk(all, at + 1, `${english}-`, hetero, pieces);
    return;
  }
  for (let node = 0, i = at; i < lower.length; i++) {
    node = nextNode(trie, node, lower.charCodeAt(i));
    if (node < 0) return;
    const found = trie.entries[node];
    for (let k = 0; k < found.length; k++) {
      const { english: piece, kind } = found[k];
      if (kind === 'ending' && !hetero) continue;
      if (kind === 'name' || kind === 'ending') note(ends, i + 1, english + piece);
      // Rings of heteroatoms as fusion prefixes: phosphinino, azecino.
      if (kind === 'ending' && lower[i + 1] === 'o')
        walk(all, i + 2, `${english}${piece}o`, false, pieces + 1);
      if (kind === 'prefix' || kind === 'hetero')
        walk(all, i + 1, english + piece, kind === 'hetero', pieces + 1);
    }
  }
}

const HYPHEN = 45;

/** The last name found for an end counts. */
function note(ends: RingEnd[], end: number, written: string): void {
  for (const known of ends)
    if (known.end === end) {
      known.written = written;
      return;
    }
  ends.push({ end, written });
}

const withoutLocants = (text: string): string => text.replace(/^(?:\[[\d,]+\]|[\d,]+-)/, '');
/** A ring's name as the trie keeps it: without locants, accents and final vowel. */
const stemOf = (text: string): string => withoutLocants(text).replace(/[eoa]$/, '');

function trieOf(tongue: Tongue): Trie {
  let trie = tries.get(tongue);
  if (trie) return trie;
  const root = emptyList<{ readonly english: string; readonly kind: MorphemeKind }>();
  const add = (rows: readonly MorphemeRow[], kind: MorphemeKind): void => {
    for (const row of rows) {
      const surface =
        tongue === 0 ? row[0] : (row[tongue] ?? spelled(row[0], tongue === 1 ? 'es' : 'eu'));
      addWord(root, surface, { english: row[0], kind });
    }
  };
  add(RING_PREFIXES, 'prefix');
  add(RING_HETEROATOMS, 'hetero');
  add(RING_ENDINGS, 'ending');
  add(RING_NAMES, 'name');
  for (const { words, prefix } of RETAINED_FUSED) {
    if (prefix)
      add(
        [[withoutLocants(prefix[0]), withoutLocants(prefix[1]), withoutLocants(prefix[2])]],
        'prefix',
      );
    add([[stemOf(words[0]), stemOf(words[1]), stemOf(words[2])]], 'name');
  }
  for (const [written] of RING_ALIASES) add([[written]], 'name');
  tries.set(tongue, (trie = flatten(root)));
  return trie;
}
