import type { Words } from '../words/word.ts';
import type { CharacteristicGroup } from './characteristic-group.ts';
import type { Molecule } from './molecule.ts';
import type { Body, PrefixNode } from './name-tree.ts';
import type { Place } from './place.ts';
import type { Skeleton } from './skeleton.ts';

export type NameBranch = (m: Molecule, root: number, from: number) => PrefixNode | null;

/** The bond by which a prefix hangs on the rest of the molecule. */
export interface FreeValence {
  readonly root: number;
  readonly from: number;
}

export interface BodyRequest {
  readonly skeleton: Skeleton;
  readonly free?: FreeValence;
  /** Principal groups on this skeleton. */
  readonly groups: readonly CharacteristicGroup[];
  /** `terminal`: the suffix can only end the chain and needs no locant. */
  readonly ending: { readonly words: Words; readonly terminal: boolean } | null;
  /** Atoms that other words of the name speak of: the organyl groups of esters. */
  readonly elsewhere?: readonly number[];
  readonly branch: NameBranch;
}

/**
 * A body with what decides between it and others (P-31.1.4, P-44.4, P-45): the lexicographically
 * lower key is the right one.
 */
export interface Built {
  readonly body: Body;
  readonly key: readonly (readonly number[])[];
  readonly places: ReadonlyMap<number, Place>;
}
