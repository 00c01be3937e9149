import type { Building } from './building.ts';
import type { Fragment } from './fragment.ts';
import type { WordKind } from './grammar.ts';
import type { Level } from './tree.ts';

/** Part of a molecule, and what a word made of it. */
export interface BuiltWord {
  readonly building: Building;
  readonly fragment: Fragment;
}

/** A word of a name, parsed; `build` adds it to a molecule once more each time it is called. */
export interface ReadWord {
  readonly kind: WordKind;
  /**
   * The word with its locants as its own; null where they only make sense as those of an ester's
   * acid.
   */
  readonly level: Level | null;
  /**
   * A radical or an anion without the locants before it, and these: positions in the acid of an
   * ester, or in its hydroxy compound.
   */
  readonly elsewhere: Level | null;
  readonly places: readonly string[] | null;
  readonly strict: boolean;
  /** How often the word is meant: 2 for `diethyl`, `diacetate`. */
  readonly count: number;
  /**
   * `level` as it was built alone to see whether it can be: for the one who needs it once; null
   * where the same word was read before.
   */
  readonly built: BuiltWord | null;
}
