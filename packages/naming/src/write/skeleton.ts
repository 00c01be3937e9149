import type { RingParent } from '../rings/ring-parent.ts';
import type { Words } from '../words/word.ts';
import type { Parent } from './name-tree.ts';
import type { Place } from './place.ts';

/** Atoms that share one parent name, with every numbering that may be chosen. */
export interface Skeleton {
  readonly parent: Parent;
  readonly atoms: readonly number[];
  readonly numberings: readonly ReadonlyMap<number, Place>[];
  readonly ring: RingParent | null;
  /** True where places need not be cited at all: one atom, or words such as `amino`. */
  readonly placeless: boolean;
  /**
   * Standard bonding number of a mononuclear hydride, where other numbers are cited with λ; 0
   * otherwise.
   */
  readonly valence: number;
  /** True where the parent's word says the charge itself: phosphanium. */
  readonly charged?: boolean;
}

export function wordSkeleton(words: Words, atom: number, valence = 0, charged = false): Skeleton {
  return {
    parent: { type: 'word', words },
    atoms: [atom],
    numberings: [new Map()],
    ring: null,
    placeless: true,
    valence,
    charged,
  };
}
