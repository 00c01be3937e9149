import type { SuffixName } from '../words/suffixes.ts';

/** A heteroatom of a group that carries prefixes of its own: N of an amide, N′ of a hydrazide. */
export interface Site {
  readonly atom: number;
  readonly symbol: 'N';
  readonly primes: number;
}

/**
 * The organyl part of an ester: the atom behind the chalcogen. `root` -1: hydrogen is not possible
 * here.
 */
export interface Organyl {
  readonly root: number;
  readonly from: number;
  readonly symbol: '' | 'O' | 'S' | 'Se';
}

/** A group that can end a name as a suffix. */
export interface CharacteristicGroup {
  readonly suffix: SuffixName;
  /**
   * The group's own carbon, which can end a chain; -1 where the group hangs on the parent's atom.
   */
  readonly carbon: number;
  /** Parent atoms that can carry the group; an amine has up to three. */
  readonly at: readonly number[];
  /** Atoms that the suffix speaks of, without `carbon`. */
  readonly own: readonly number[];
  readonly sites: readonly Site[];
  readonly organyl: readonly Organyl[];
  /** Halogens or pseudohalogens of acyl halides: atomic numbers or a prefix atom. */
  readonly halogen: number;
  /** The oxygen of an N-oxide, which is a word of its own. */
  readonly oxide?: number;
}

/** A group without anything but what is given. */
export const characteristicGroup = (
  suffix: SuffixName,
  fields: Partial<CharacteristicGroup>,
): CharacteristicGroup => ({
  suffix,
  carbon: -1,
  at: [],
  own: [],
  sites: [],
  organyl: [],
  halogen: 0,
  ...fields,
});
