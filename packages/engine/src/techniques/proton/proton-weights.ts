import { termPlaces } from '../term-places.ts';

/** Terms of ¹H, with their weights (`ScorePart.weights`). */
export const PROTON_WEIGHTS = {
  /** Assignment of hydrogens to the integrals' slots. */
  'h1-shifts': 0.17,
  'h1-expected': 0,
  /** Hydrogens on carbon without a slot, and slots without a hydrogen. */
  'h1-missing': -0.5,
  'h1-extra': -0.14,
  /** See `ProtonPatterns`. */
  'h1-split-equivalent': -0.23,
  'h1-split-methylene': -0.07,
  'h1-extra-classes': -0.44,
  'h1-crowded-multiplet': -0.14,
  'h1-multiplicity': 0,
  /**
   * Assignment of whole groups: shifts, patterns with shared constants, integrals; see
   * `GroupAssignment`. Full score only.
   */
  'h1-group-shifts': 0.45,
  'h1-group-patterns': 0.55,
  'h1-group-counts': 0.3,
};
export const PROTON_TERMS = termPlaces(PROTON_WEIGHTS);

/** Weights in the scores that screen, where whole groups are not assigned. */
export const PROTON_SCREENING: Readonly<Partial<Record<keyof typeof PROTON_WEIGHTS, number>>> = {
  'h1-shifts': 0.38,
  'h1-missing': -1.1,
  'h1-extra': -0.3,
  'h1-split-equivalent': -0.5,
  'h1-split-methylene': -0.15,
  'h1-extra-classes': -0.97,
  'h1-crowded-multiplet': -0.3,
  'h1-multiplicity': 0.5,
};
