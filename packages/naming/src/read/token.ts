import type { SuffixWord } from '../words/suffix-words.ts';
import type { NamedRing } from '../rings/read-ring-name.ts';

/**
 * Classes of words inside a name; the tokenizer's automaton (`grammar.ts`) says which may follow
 * which.
 */
export const enum Kind {
  Locants,
  Multiplier,
  Open,
  Close,
  Radical,
  Stem,
  Cyclo,
  Ring,
  Parent,
  Acid,
  Unsaturation,
  Suffix,
  Yl,
  Hydro,
  Replacement,
  Stereo,
  Elision,
  Charge,
  Skip,
  Salt,
  LinkingA,
  Change,
  Skeleton,
  Linkage,
}

/** What a multiplier multiplies: simple (`di`), compound (`bis`), assemblies of rings (`bi`). */
export type MultiplierKind = 'simple' | 'compound' | 'assembly';

export type YlWord = 'yl' | 'ylidene' | 'ylidyne' | 'oxy' | 'ylene' | 'ylium';

export type ParentChange = 'deoxy' | 'anhydro' | 'thio' | 'seleno';
export type SkeletonChange = 'nor' | 'homo' | 'seco' | 'cyclo';
/** The side of a ring on which a group is: `3beta`. */
export interface Face {
  readonly locant: string;
  readonly side: 'alpha' | 'beta';
}
/** The configuration of the whole of a named parent. */
export type Series = 'D' | 'L' | 'DL';

/** A word of the vocabulary as the trie gives it. */
export type Entry =
  | { readonly kind: Kind.Multiplier; readonly count: number; readonly of: MultiplierKind }
  | {
      readonly kind: Kind.Radical;
      readonly name: string;
      readonly notation: string;
      readonly joins: boolean;
      readonly meaning?: string;
    }
  | { readonly kind: Kind.Stem; readonly carbons: number }
  | { readonly kind: Kind.Cyclo }
  /**
   * `meaning`: another name that is read in its place. `stem`: followed by `ane`, `ene` …; `walks`:
   * its rings, anticlockwise as drawn, by locants.
   */
  | {
      readonly kind: Kind.Parent;
      readonly name: string;
      readonly notation: string;
      readonly meaning?: string;
      readonly stem?: boolean;
      readonly walks?: string;
    }
  | { readonly kind: Kind.Acid; readonly name: string; readonly notation: string }
  | { readonly kind: Kind.Unsaturation; readonly order: 1 | 2 | 3 }
  | { readonly kind: Kind.Suffix; readonly word: SuffixWord }
  | { readonly kind: Kind.Yl; readonly word: YlWord; readonly count: number }
  | { readonly kind: Kind.Hydro; readonly sign: 1 | 0 | -1 }
  | {
      readonly kind: Kind.Replacement;
      readonly element: number;
      readonly valence: number;
      readonly charge: number;
    }
  | { readonly kind: Kind.Charge; readonly change: 'ium' | 'ylium' | 'ide' | 'uide' }
  | { readonly kind: Kind.Skip }
  | {
      readonly kind: Kind.Salt;
      readonly name: string;
      readonly notation: string;
      readonly ends: 'ic' | 'ate';
      readonly meaning?: string;
    }
  | { readonly kind: Kind.Elision }
  /** Changes oxygens of a named parent: 2-deoxy, 1,6-anhydro, 1-thio. */
  | { readonly kind: Kind.Change; readonly change: ParentChange }
  /** Changes the skeleton of a natural product: 19-nor, D-homo, 9,10-seco. */
  | { readonly kind: Kind.Skeleton; readonly change: SkeletonChange }
  /** The `a` before a multiplied ending: hexa-1,3-diene. */
  | { readonly kind: Kind.LinkingA };

export interface RingEntry {
  readonly kind: Kind.Ring;
  readonly ring: NamedRing;
  readonly name: string;
  /** Followed by `ane`, `ene` …, as an alkane stem. */ readonly stem: boolean;
  readonly lambda: readonly (readonly [string, number])[];
}

/**
 * Locants before a word: positions, indicated hydrogen (`1H`), added hydrogen (`2(1H)`: position
 * and its hydrogens), lambda numbers.
 */
export interface LocantList {
  readonly kind: Kind.Locants;
  readonly locants: readonly string[];
  /**
   * Positions of indicated hydrogen: the list states only hydrogens, not places of what follows.
   */
  readonly hydrogen: readonly string[];
  /** Positions of added hydrogen in round brackets. */
  readonly added: readonly string[];
  /** Sides of the ring: `3beta,5alpha`. */
  readonly faces: readonly Face[];
  /** Bonding number by locant (`5lambda5`). */
  readonly lambda: readonly (readonly [string, number])[];
}

/** `(1-4)-` between glycosyl groups: the position of the next one. */
export interface LinkageWord {
  readonly kind: Kind.Linkage;
  readonly place: string;
}

export interface StereoWord {
  readonly kind: Kind.Stereo;
  readonly marks: readonly { readonly locant: string; readonly mark: string }[];
}

export type Token = { readonly start: number; readonly end: number; readonly hyphen: boolean } & {
  readonly entry:
    | Entry
    | RingEntry
    | LocantList
    | StereoWord
    | LinkageWord
    | { readonly kind: Kind.Open }
    | { readonly kind: Kind.Close };
};
