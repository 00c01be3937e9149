import type { Words } from '../words/word.ts';
import type { Place } from './place.ts';

/** The parent of a name or of a prefix. */
export type Parent =
  | { readonly type: 'chain'; readonly length: number }
  /**
   * A ring by its name without `ane`/vowel where `takesEne`; `cyclic`: a saturated monocycle, whose
   * prefix is `cyclohexyl`.
   */
  | {
      readonly type: 'ring';
      readonly words: Words;
      readonly takesEne: boolean;
      readonly cyclic: boolean;
    }
  /** A word that nothing replaces: silane, urea, amino, oxy. */
  | { readonly type: 'word'; readonly words: Words };

/** A double or triple bond by its lower place; `high` where it is not the next one. */
export interface Unsaturation {
  readonly low: Place;
  readonly high: Place | null;
}

export interface Ion {
  readonly place: Place | null;
  readonly kind: 'ium' | 'ide' | 'uide' | 'ylium';
}

export interface Ending {
  /** The suffix for one group: `ol`, `carboxylic`, `yl`. */
  readonly words: Words;
  readonly count: number;
  /** Null where the suffix needs no locants. */
  readonly places: readonly Place[] | null;
  /** Added hydrogen: quinolin-2(1H)-one. */
  readonly added: readonly Place[];
  /** A free valence, whose `yl` takes the place of `ane`. */
  readonly free: boolean;
}

export interface Descriptor {
  readonly place: Place | null;
  readonly label: 'R' | 'S' | 'r' | 's' | 'E' | 'Z';
}

/** A prefix on a parent; no place where none is needed. */
export interface Prefix {
  readonly place: Place | null;
  readonly node: PrefixNode;
}

/** A simple prefix: one word. */
export interface WordNode {
  readonly kind: 'word';
  readonly words: Words;
}

/** A parent with all that it carries: the main part of a name, or a compound prefix. */
export interface Body {
  readonly kind: 'body';
  readonly parent: Parent;
  readonly prefixes: readonly Prefix[];
  readonly hydro: readonly Place[];
  readonly indicated: readonly Place[];
  readonly lambda: readonly { readonly place: Place | null; readonly bonds: number }[];
  /** Charged skeletal atoms: pyridin-1-ium, propan-1-ide. */
  readonly ions: readonly Ion[];
  readonly ene: readonly Unsaturation[];
  readonly yne: readonly Unsaturation[];
  /** False where the bonds can only be in one place: ethene, cyclohexene. */
  readonly bondPlaces: boolean;
  readonly ending: Ending | null;
  readonly stereo: readonly Descriptor[];
}

export type PrefixNode = WordNode | Body;

/** A whole name. */
export type NameNode =
  | { readonly form: 'body'; readonly body: Body }
  | { readonly form: 'acid'; readonly body: Body; readonly element: string }
  | { readonly form: 'ester'; readonly body: Body; readonly alkyls: readonly EsterWord[] }
  /**
   * `adjective`: the acid's own word comes before the halide, `phosphonic dichloride`, instead of
   * its acyl group.
   */
  | {
      readonly form: 'halide';
      readonly body: Body;
      readonly halides: readonly Words[];
      readonly adjective?: true;
    }
  /** The amide of an acid without a suffix: phosphoric triamide. */
  | { readonly form: 'amide'; readonly body: Body; readonly count: number }
  | {
      readonly form: 'oxide';
      readonly of: NameNode;
      readonly places: readonly Place[];
      readonly chalcogen: 8 | 16 | 34;
    }
  /** One acid twice, or two. */
  | { readonly form: 'anhydride'; readonly acids: readonly NameNode[] }
  | { readonly form: 'word'; readonly words: Words }
  /** Salts and other compounds of several parts, with the count of each. */
  | {
      readonly form: 'salt';
      readonly cations: readonly Counted[];
      readonly anions: readonly Counted[];
    }
  | { readonly form: 'adduct'; readonly parts: readonly Counted[] };

export interface Counted {
  readonly node: NameNode;
  readonly count: number;
}

/** `ethyl`, `1-ethyl`, `S-ethyl`, `hydrogen` (node null) before an ester's name. */
export interface EsterWord {
  readonly place: Place | null;
  readonly node: PrefixNode | null;
}
