import { allTechniques } from '../techniques/registry.ts';
import { TERM_INDEX, TERMS, type Term } from './terms.ts';

/** Weights of what holds before any spectrum, log units, fitted with those of the techniques. */
const PRIOR_WEIGHTS = {
  plausibility: 0.07,
  'unknown-radius-1': -0.4,
  'unknown-radius-2': -0.2,
  peroxide: -1.7,
  'nitrogen-nitrogen': -1.4,
  'nitrogen-oxygen': -0.75,
  'sulfur-hetero': -1,
  // Of 30,590 named compounds 207 are sulfonic acids, 10 sulfinic acids and 3 monoesters of sulfurous
  // acid, which decompose; as many isomers of each can be drawn.
  'sulfurous-acid': -1.5,
  // Of 30,590 named compounds 213 are sulfonic acids, 473 sulfonamides, 76 sulfonates of alcohols and
  // phenols, and 7 of these: sulfonates leave from nitrogen at once.
  'sulfonyl-hydroxylamine': -1.5,
  'three-ring': -0.8,
  'four-ring': -0.7,
  'large-ring': -0.5,
  'geminal-hetero': -0.8,
  hemiacetal: -1,
  enol: -0.6,
  'enamine-nh': -0.6,
  cumulene: -0.5,
  // Of 525 alkynes among 30,590 named compounds at most 20 carry O, N or S; of drawn ones a third do.
  'hetero-alkyne': -1.5,
  'ring-strain': -1.5,
  'n-halogen': -1.5,
  charge: -3,
} satisfies Partial<Record<Term, number>>;

/**
 * Weights of the terms, in log units: a conditional logit (the truth against the other candidates
 * of its case), fitted by `fit-weights` with a Gaussian prior around the values of the first
 * prototype. Method and cross-validated accuracy: docs/science/judging.md.
 */
export const WEIGHTS = Object.assign(
  {},
  ...allTechniques().map(({ score }) => score.weights),
  PRIOR_WEIGHTS,
) as Readonly<Record<Term, number>>;

/** The weights in the order of `TERMS`. */
export const WEIGHT_VECTOR = Float64Array.from(TERMS, (term) => WEIGHTS[term]);

/** Weights for screening that go with these: a technique counts as much, by its cheaper terms. */
export function screeningWeights(weights: Float64Array): Float64Array {
  const screening = weights.slice();
  for (const { score } of allTechniques()) {
    if (score.screening === null) continue;
    const { inProportionTo, weights: instead } = score.screening;
    const share = weights[TERM_INDEX[inProportionTo as Term]] / WEIGHTS[inProportionTo as Term];
    for (const [term, weight] of Object.entries(instead))
      screening[TERM_INDEX[term as Term]] = share * weight;
  }
  return screening;
}
