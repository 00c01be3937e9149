import type { GroupCounts } from '@elucida/molecules/functional-groups/group-names';
import {
  activeFeatures,
  CELL_COUNT,
  FEATURE_COUNT,
  GAS,
  NONE,
  STRONG,
  UNRECORDED,
  WEAK,
} from '@elucida/engine/techniques/infrared/infrared-features';

export interface IrExample {
  readonly groups: GroupCounts;
  readonly gas: boolean;
  readonly states: Uint8Array;
}

export interface FitOptions {
  readonly epochs: number;
  /** Precision of the Gaussian prior on a weight; gas-phase corrections get `gasPrecision`. */
  readonly precision: number;
  readonly gasPrecision: number;
  readonly random: () => number;
}

const LOGITS = CELL_COUNT * 2;
/** Groups seen in fewer molecules than this keep zero weights: nothing was learned about them. */
const FEWEST_EXAMPLES = 6;

/**
 * Fits softmax regressions of each cell's state on the groups: maximum a posteriori by stochastic
 * gradient with AdaGrad steps.
 */
export function fitIr(examples: readonly IrExample[], options: FitOptions): Float32Array {
  const weights = new Float32Array(FEATURE_COUNT * LOGITS);
  const squares = new Float32Array(FEATURE_COUNT * LOGITS).fill(1e-3);
  const seen = countFeatures(examples);
  const features = new Uint16Array(FEATURE_COUNT);
  const logits = new Float64Array(LOGITS);
  const order = examples.map((_, i) => i);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, options.random);
    for (const e of order) {
      const { groups, gas, states } = examples[e];
      let count = activeFeatures(groups, gas, features);
      let kept = 0;
      for (let i = 0; i < count; i++)
        if (seen[features[i]] >= FEWEST_EXAMPLES) features[kept++] = features[i];
      count = kept;
      logits.fill(0);
      for (let i = 0; i < count; i++)
        for (let j = 0, row = features[i] * LOGITS; j < LOGITS; j++) logits[j] += weights[row + j];
      toGradient(logits, states);
      for (let i = 0; i < count; i++) {
        const f = features[i];
        const decay = (f >= GAS ? options.gasPrecision : f === 0 ? 0 : options.precision) / seen[f];
        for (let j = 0, at = f * LOGITS; j < LOGITS; j++, at++) {
          const g = logits[j] + decay * weights[at];
          squares[at] += g * g;
          weights[at] -= (0.25 * g) / Math.sqrt(squares[at]);
        }
      }
    }
  }
  return weights;
}

/** Turns the logits into the gradient of the negative log-likelihood, in place. */
function toGradient(logits: Float64Array, states: Uint8Array): void {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const state = states[cell];
    if (state === UNRECORDED) {
      logits[2 * cell] = 0;
      logits[2 * cell + 1] = 0;
      continue;
    }
    const weak = Math.exp(Math.min(logits[2 * cell], 20));
    const strong = Math.exp(Math.min(logits[2 * cell + 1], 20));
    const total = 1 + weak + strong;
    logits[2 * cell] = weak / total - (state === WEAK ? 1 : 0);
    logits[2 * cell + 1] = strong / total - (state === STRONG ? 1 : 0);
    if (state !== NONE && state !== WEAK && state !== STRONG)
      throw new Error('training states carry a strength');
  }
}

function countFeatures(examples: readonly IrExample[]): Float64Array {
  const seen = new Float64Array(FEATURE_COUNT);
  const features = new Uint16Array(FEATURE_COUNT);
  for (const { groups, gas } of examples) {
    const count = activeFeatures(groups, gas, features);
    for (let i = 0; i < count; i++) seen[features[i]]++;
  }
  return seen;
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
}
