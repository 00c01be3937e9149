import type { Token } from './token.ts';
import type { Level } from './tree.ts';

/** The tokens of a word, and how far they are read. */
export interface TokenReader {
  readonly tokens: readonly Token[];
  at: number;
  /** The tree of an English name that a word of the vocabulary stands for. */
  readonly meaningOf: (name: string) => Level;
}
