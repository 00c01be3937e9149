import { termPlaces } from '../term-places.ts';

/** Terms of ¹³C, with their weights (`ScorePart.weights`). */
export const CARBON_WEIGHTS = {
  /** Alignment of 13C classes with the signals, sd ⊕ 0.8 ppm and sd ⊕ 2.5 ppm. */
  'c13-narrow': 0.44,
  'c13-wide': 0.15,
  /**
   * What c13-narrow would be on average if the molecule were right: how much the prediction is
   * worth.
   */
  'c13-expected': 0.03,
};
export const CARBON_TERMS = termPlaces(CARBON_WEIGHTS);
