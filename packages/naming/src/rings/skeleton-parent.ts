import type { Tongue, Words } from '../words/word.ts';
import type { Locant } from './locant.ts';

/** A parent name of a skeleton; atoms by their index in the skeleton. */
export interface SkeletonParent {
  readonly names: Words;
  readonly takesEne: boolean;
  /** By atom: the name implies the most double bonds here. */
  readonly mancude: readonly boolean[];
  /** Equivalent numberings: locant by atom. */
  readonly numberings: readonly (readonly Locant[])[];
  /**
   * Indicated hydrogen that the name implies beyond what the double bonds need, always on this
   * element: porphyrin.
   */
  readonly implied?: { readonly count: number; readonly element: number };
}

export const plainLocant = (number: number): Locant => ({ number, letter: '', primes: 0 });

/** Applies a function to each language. */
export function eachLanguage(write: (language: Tongue) => string): Words {
  return [write(0), write(1), write(2)];
}
