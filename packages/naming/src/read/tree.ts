import type { SuffixWord } from '../words/suffix-words.ts';
import type {
  Face,
  ParentChange,
  RingEntry,
  Series,
  SkeletonChange,
  StereoWord,
  YlWord,
} from './token.ts';

/**
 * A name as a tree: levels (the whole word, or the inside of brackets) of units, the last of which
 * is the level's root.
 */
export interface Level {
  readonly units: Unit[];
  readonly stereo: StereoWord[];
  /** Ends in the position on the next glycosyl group: `…-(1-3)`. */ readonly linkage?: boolean;
}

/** A substituent, a modification or the root, with the locants and the multiplier before it. */
export interface Unit {
  readonly locants: readonly string[] | null;
  readonly count: number;
  /** The multiplier was written: `di`, `bis` … */
  readonly multiplied: boolean;
  readonly hyphen: boolean;
  readonly node: Node;
  /** Sides of the ring stated with the locants. */
  readonly faces?: readonly Face[];
}

export type Node =
  | {
      readonly is: 'radical';
      readonly name: string;
      readonly notation: string;
      readonly joins: boolean;
      readonly series?: Series | null;
    }
  | { readonly is: 'change'; readonly change: ParentChange }
  | { readonly is: 'group'; readonly group: Group }
  | { readonly is: 'level'; readonly level: Level }
  | { readonly is: 'hydro'; readonly sign: 1 | 0 | -1 };

export type Base =
  | { readonly is: 'chain'; readonly carbons: number; readonly cyclic: boolean }
  | { readonly is: 'ring'; readonly entry: RingEntry }
  | {
      readonly is: 'piece';
      readonly notation: string;
      readonly acid: boolean;
      readonly name: string;
      readonly stem: boolean;
      readonly walks: string;
    }
  | { readonly is: 'level'; readonly level: Level };

export interface Ending<T> {
  readonly what: T;
  readonly locants: readonly string[] | null;
  readonly added: readonly string[];
  readonly count: number;
}

/** A parent (chain, ring, retained name) with its endings. */
export interface Group {
  readonly base: Base;
  /** Number of rings of an assembly (`bi`pyridine), else 1. */
  readonly assembly: number;
  /**
   * Locants right before the parent that belong to an ending or an assembly: `2`-butene,
   * `2,2'`-bipyridine.
   */
  before: readonly string[] | null;
  readonly hydrogen: readonly string[];
  readonly series: Series | null;
  /** Sides of the ring: of the parent's own atoms, and of its endings. */
  readonly faces: { readonly own: readonly Face[]; readonly endings: Face[] };
  readonly skeleton: readonly {
    readonly locants: readonly string[] | null;
    readonly count: number;
    readonly change: SkeletonChange;
  }[];
  readonly lambda: readonly (readonly [string, number])[];
  readonly replacements: readonly {
    readonly locants: readonly string[] | null;
    readonly count: number;
    readonly element: number;
    readonly valence: number;
    readonly charge: number;
  }[];
  readonly unsaturations: Ending<1 | 2 | 3>[];
  readonly suffixes: Ending<SuffixWord>[];
  readonly yls: Ending<YlWord>[];
  /** A chain with its group that the ring carries: benzene`methanol`. */
  conjunctive?: {
    readonly locants: readonly string[] | null;
    readonly count: number;
    readonly group: Group;
  };
  readonly charges: Ending<'ium' | 'ylium' | 'ide' | 'uide'>[];
}

/** What comes before a unit while tokens are folded. */
export interface Pending {
  locants: readonly string[] | null;
  earlier: readonly string[] | null;
  hydrogen: string[];
  added: readonly string[];
  lambda: (readonly [string, number])[];
  count: number;
  multiplied: boolean;
  series: Series | null;
  faces: readonly Face[];
  assembly: number;
  hyphen: boolean;
}
