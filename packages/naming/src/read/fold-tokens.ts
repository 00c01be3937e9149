import { tokenize } from './tokenize.ts';
import type { Token } from './token.ts';
import type { Level } from './tree.ts';
import { foldLevel } from './fold-level.ts';

/**
 * Folds the tokens of one word into a tree. Throws CannotBuild where brackets or endings make no
 * sense.
 */
export function foldTokens(tokens: readonly Token[]): Level {
  return foldLevel({ tokens, at: 0, meaningOf });
}

const meanings = new Map<string, Level>();

/** The tree of an English name that a word of the vocabulary stands for. */
function meaningOf(name: string): Level {
  let level = meanings.get(name);
  if (!level) {
    tokenize(name.toLowerCase(), name, 0, (tokens) => {
      level = foldTokens(tokens);
      return true;
    });
    if (!level) throw new Error(`vocabulary meaning ${name}`);
    meanings.set(name, level);
  }
  return level;
}
