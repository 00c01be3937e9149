import type { Tongue } from '../words/word.ts';
import { Building, CannotBuild } from './building.ts';
import { buildLevel } from './build-level.ts';
import { foldTokens } from './fold.ts';
import type { WordKind } from './grammar.ts';
import { tokenize } from './tokenize.ts';
import type { Level } from './tree.ts';

/** A word of a name, parsed; `build` adds it to a molecule once more each time it is called. */
export interface ReadWord { readonly kind: WordKind; readonly level: Level; readonly strict: boolean; readonly count: number }

/**
 * Reads one word of a name in every way the grammar allows, each with the brackets that names leave out and without them, and calls `accept` with those
 * that can be built alone, until it returns true.
 */
export function readWord(lower: string, cased: string, tongue: Tongue, accept: (word: ReadWord) => boolean): boolean {
  return tokenize(lower, cased, tongue, (tokens, kind) => {
    let level: Level;
    try {
      level = foldTokens(tokens);
    } catch (error) {
      if (error instanceof CannotBuild) return false;
      throw error;
    }
    for (const strict of [false, true]) {
      const count = kind === 'radical' ? (level.units.at(-1)?.count ?? 1) : 1;
      const word: ReadWord = { kind, level: count > 1 && level.units.length === 1 ? single(level) : level, strict, count: count > 1 && level.units.length === 1 ? count : 1 };
      if (!canBuild(word)) continue;
      if (accept(word)) return true;
    }
    return false;
  });
}

/** `diethyl` as a word of its own: two ethyl groups. */
function single(level: Level): Level {
  const root = level.units.at(-1)!;
  return { ...level, units: [{ ...root, count: 1, multiplied: false }] };
}

function canBuild(word: ReadWord): boolean {
  try {
    buildLevel(new Building(), word.level, word.strict);
    return true;
  } catch (error) {
    if (error instanceof CannotBuild) return false;
    throw error;
  }
}
