import type { GroupCounts } from '@elucida/molecules/functional-groups/group-names';
import {
  activeFeatures,
  CELL_COUNT,
  FEATURE_COUNT,
  NONE,
  SEEN,
  STRONG,
  UNRECORDED,
  WEAK,
} from './infrared-features.ts';
import { readPackedTable } from '@elucida/prediction/data/packed-table';

/** Numbers a feature: for each cell the logits of a weak and of a strong band against none. */
export const LOGITS = CELL_COUNT * 2;

let weights: Float32Array | undefined;
/** Read when it is first needed. */
const learned = () => (weights ??= readPackedTable('ir-weights.bin', FEATURE_COUNT * LOGITS));
const features = new Uint16Array(FEATURE_COUNT);
const logits = new Float64Array(LOGITS);

/**
 * Share of probability kept for what the model does not foresee (impurities, misread peaks), so
 * that no cell decides alone.
 */
const SURPRISE = 0.04;

/**
 * How surely a band of the molecule is in the list, by strength: 1 for a full list, less where a
 * person typed a few.
 */
export interface ListingOdds {
  readonly weak: number;
  readonly strong: number;
}

/**
 * Logits of a weak and a strong band in every cell for a molecule with these groups; the array is
 * reused by the next call.
 */
export function irLogits(groups: GroupCounts, gas: boolean): Float64Array {
  return logitsWith(learned(), groups, gas);
}

function logitsWith(weights: Float32Array, groups: GroupCounts, gas: boolean): Float64Array {
  const count = activeFeatures(groups, gas, features);
  logits.fill(0);
  for (let i = 0; i < count; i++) {
    const row = features[i] * LOGITS;
    for (let j = 0; j < LOGITS; j++) logits[j] += weights[row + j];
  }
  return logits;
}

/** Log-likelihood of the cell states given the groups; the two grids are averaged. */
export function irLogLikelihood(
  groups: GroupCounts,
  states: Uint8Array,
  gas: boolean,
  listing: ListingOdds,
): number {
  return irLogLikelihoodWith(learned(), groups, states, gas, listing);
}

/** The same with weights being trained. */
export function irLogLikelihoodWith(
  table: Float32Array,
  groups: GroupCounts,
  states: Uint8Array,
  gas: boolean,
  listing: ListingOdds,
): number {
  const z = logitsWith(table, groups, gas);
  let sum = 0;
  let product = 1;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const state = states[cell];
    if (state === UNRECORDED) continue;
    product *= stateProbability(z[2 * cell], z[2 * cell + 1], state, listing);
    // One logarithm for many cells: logarithms are what this loop would spend its time on. No
    // factor is below 0.004.
    if (product < 1e-250) {
      sum += Math.log(product);
      product = 1;
    }
  }
  return (sum + Math.log(product)) / 2;
}

/**
 * exp(x) for |x| < 16 from a table in steps of 1/128: off by 0.4 % at most, a fifth of the time.
 */
const EXP_STEPS = 128,
  EXP_LIMIT = 16;
const EXP = Float64Array.from({ length: 2 * EXP_LIMIT * EXP_STEPS + 1 }, (_, i) =>
  Math.exp(i / EXP_STEPS - EXP_LIMIT),
);
function tabulatedExp(x: number): number {
  return EXP[((Math.max(-EXP_LIMIT, Math.min(EXP_LIMIT, x)) + EXP_LIMIT) * EXP_STEPS + 0.5) | 0];
}

/** Probability of one cell's state from its two logits. */
export function stateProbability(
  zWeak: number,
  zStrong: number,
  state: number,
  listing: ListingOdds,
): number {
  const weak = tabulatedExp(zWeak);
  const strong = tabulatedExp(zStrong);
  const total = 1 + weak + strong;
  const listedWeak = (weak / total) * listing.weak;
  const listedStrong = (strong / total) * listing.strong;
  let p = 1 - listedWeak - listedStrong;
  if (state === WEAK) p = listedWeak;
  else if (state === STRONG) p = listedStrong;
  else if (state === SEEN) p = listedWeak + listedStrong;
  return p * (1 - SURPRISE) + SURPRISE * (state === NONE ? 0.8 : 0.1);
}
