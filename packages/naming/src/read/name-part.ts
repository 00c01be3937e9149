import type { ClassWord } from './class-words.ts';
import type { ReadWord } from './word-reading.ts';

/** A word of a name: a class word, or one that is parsed. */
export type NamePart =
  | { readonly is: 'class'; readonly word: ClassWord }
  | { readonly is: 'read'; readonly word: ReadWord };
