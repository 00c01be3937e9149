import { TERM_INDEX, TERMS, type Term } from './terms.ts';

/**
 * Weights of the terms, in log units: a conditional logit (the truth against the other candidates
 * of its case).
 * Fitted by `research/training/confidence/fit-weights.main.ts` with a Gaussian prior around the values of
 * the first prototype.
 * Method and cross-validated accuracy: docs/science/judging.md.
 */
export const WEIGHTS: Readonly<Record<Term, number>> = {
  'c13-narrow': 0.44,
  'c13-wide': 0.15,
  'c13-expected': 0.03,
  'h1-shifts': 0.17,
  'h1-expected': 0,
  'h1-missing': -0.5,
  'h1-extra': -0.14,
  'h1-split-equivalent': -0.23,
  'h1-split-methylene': -0.07,
  'h1-extra-classes': -0.44,
  'h1-crowded-multiplet': -0.14,
  'h1-multiplicity': 0,
  'h1-group-shifts': 0.45,
  'h1-group-patterns': 0.55,
  'h1-group-counts': 0.3,
  ir: 0.6,
  ms: 0.6,
  uv: 0.6,
  plausibility: 0.07,
  'unknown-radius-1': -0.4,
  'unknown-radius-2': -0.2,
  peroxide: -1.7,
  'nitrogen-nitrogen': -1.4,
  'nitrogen-oxygen': -0.75,
  'sulfur-hetero': -1,
  'three-ring': -0.8,
  'four-ring': -0.7,
  'large-ring': -0.5,
  'geminal-hetero': -0.8,
  hemiacetal: -1,
  enol: -0.6,
  'enamine-nh': -0.6,
  cumulene: -0.5,
  'ring-strain': -1.5,
  'n-halogen': -1.5,
  charge: -3,
};

/** The weights in the order of `TERMS`. */
export const WEIGHT_VECTOR = Float64Array.from(TERMS, (term) => WEIGHTS[term]);

/** Weights of the 1H terms in the scores that screen, where whole groups are not assigned. */
const WITHOUT_GROUPS: Readonly<Partial<Record<Term, number>>> = {
  'h1-shifts': 0.38,
  'h1-missing': -1.1,
  'h1-extra': -0.3,
  'h1-split-equivalent': -0.5,
  'h1-split-methylene': -0.15,
  'h1-extra-classes': -0.97,
  'h1-crowded-multiplet': -0.3,
  'h1-multiplicity': 0.5,
};

/** Weights for screening that go with these: 1H counts as much, by single hydrogens alone. */
export function screeningWeights(weights: Float64Array): Float64Array {
  const share = weights[TERM_INDEX['h1-shifts']] / WEIGHTS['h1-shifts'];
  return weights.map((weight, i) =>
    WITHOUT_GROUPS[TERMS[i]] === undefined ? weight : share * WITHOUT_GROUPS[TERMS[i]]!,
  );
}
