import type { Words } from '../words/word.ts';
import { buildBody } from './build-body.ts';
import type { BranchRequest } from './free-valence.ts';
import type { Molecule } from './molecule.ts';
import type { Body, PrefixNode } from './name-tree.ts';
import { wordSkeleton } from './skeleton.ts';

export const word = (words: Words): PrefixNode => ({ kind: 'word', words });

/**
 * A prefix made of one word and what hangs on its atoms: `dimethylamino`, `(propan-2-yl)oxy`.
 * `own`: further atoms that the word speaks of.
 * Without anything on it, the plain word.
 */
export function wordBody(
  m: Molecule,
  options: BranchRequest & { readonly words: Words; readonly own?: readonly number[] },
): PrefixNode | null {
  const { root, from, branch, words, own } = options;
  const built = buildBody(m, {
    skeleton: wordSkeleton(words, root),
    free: { root, from },
    groups: [],
    ending: null,
    elsewhere: own,
    branch,
  });
  if (!built) return null;
  return built.body.prefixes.length === 0 ? word(words) : built.body;
}

/** A compound word from prefixes that are named already. */
export function wordWith(words: Words, nodes: readonly PrefixNode[]): Body {
  return {
    kind: 'body',
    parent: { type: 'word', words },
    prefixes: nodes.map((node) => ({ place: null, node })),
    hydro: [],
    indicated: [],
    lambda: [],
    ions: [],
    ene: [],
    yne: [],
    bondPlaces: false,
    ending: null,
    stereo: [],
  };
}
