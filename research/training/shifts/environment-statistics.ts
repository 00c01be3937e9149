import { LEVELS } from '@elucida/prediction/environments';
import { KeyIndex } from './key-index.ts';
import { FOLDS, type Observations } from './observations.ts';

/**
 * Which environment (node) each observation has at each level, and with what share of its
 * molecule's vote.
 */
export interface EnvironmentNodes {
  readonly keys: Uint32Array;
  /** `row * LEVELS + level`. */
  readonly node: Int32Array;
  /** One vote a molecule and environment: 1 / number of its observations there. Same index. */
  readonly vote: Float32Array;
}

export function environmentNodes(data: Observations): EnvironmentNodes {
  const index = new KeyIndex();
  const node = new Int32Array(data.count * LEVELS);
  const vote = new Float32Array(data.count * LEVELS);
  for (let i = 0; i < node.length; i++) node[i] = index.add(data.environments[i]);
  for (let start = 0; start < data.count;) {
    let end = start + 1;
    while (end < data.count && data.molecule[end] === data.molecule[start]) end++;
    for (let level = 0; level < LEVELS; level++) {
      for (let row = start; row < end; row++) {
        let same = 0;
        for (let other = start; other < end; other++)
          if (node[other * LEVELS + level] === node[row * LEVELS + level]) same++;
        vote[row * LEVELS + level] = 1 / same;
      }
    }
    start = end;
  }
  return { keys: index.keys(), node, vote };
}

/**
 * Votes, their sum and their sum of squares by node and fold (`node * FOLDS + fold`), so that any
 * fold can be left out.
 */
export interface NodeSums {
  readonly n: Float64Array;
  readonly sum: Float64Array;
  readonly squares: Float64Array;
}

/** Adds up `values` (ppm, one a row) by node and fold; rows with `use` 0 stay out. */
export function sumByNode(
  nodes: EnvironmentNodes,
  data: Observations,
  values: Float64Array,
  use: Uint8Array,
): NodeSums {
  const size = nodes.keys.length * FOLDS;
  const n = new Float64Array(size);
  const sum = new Float64Array(size);
  const squares = new Float64Array(size);
  for (let row = 0; row < data.count; row++) {
    if (use[row] === 0) continue;
    for (let level = 0; level < LEVELS; level++) {
      const i = row * LEVELS + level;
      const cell = nodes.node[i] * FOLDS + data.fold[row];
      n[cell] += nodes.vote[i];
      sum[cell] += nodes.vote[i] * values[row];
      squares[cell] += nodes.vote[i] * values[row] ** 2;
    }
  }
  return { n, sum, squares };
}

export interface ChainOptions {
  /** Votes at which a level's own mean weighs as much as what shallower levels say. */
  readonly meanShrinkage: number;
  /** The same for the variance. */
  readonly varianceShrinkage: number;
  /** Mean and variance before any level, ppm and ppm². */
  readonly mean: number;
  readonly variance: number;
  /** Levels with fewer votes are not looked at. */
  readonly minimumVotes: number;
  /** Levels looked at. */
  readonly levels: number;
}

/** What the chain of a row's environments says. */
export interface ChainResult {
  mean: number;
  variance: number;
  /** Deepest level used, −1 for none, and its votes. */
  level: number;
  votes: number;
}

/**
 * Shrinks from shallow to deep, m ← m + n/(n+k)·(mean − m), without the votes of `leaveOut` (−1:
 * with all).
 */
export function shrinkAlongChain(
  nodes: EnvironmentNodes,
  sums: NodeSums,
  row: number,
  leaveOut: number,
  options: ChainOptions,
  result: ChainResult,
): void {
  let { mean, variance } = options;
  result.level = -1;
  result.votes = 0;
  for (let level = 0; level < options.levels; level++) {
    const start = nodes.node[row * LEVELS + level] * FOLDS;
    let n = 0;
    let sum = 0;
    let squares = 0;
    for (let fold = 0; fold < FOLDS; fold++) {
      if (fold === leaveOut) continue;
      n += sums.n[start + fold];
      sum += sums.sum[start + fold];
      squares += sums.squares[start + fold];
    }
    if (n < options.minimumVotes) break;
    mean += (n / (n + options.meanShrinkage)) * (sum / n - mean);
    const spread = Math.max(0, squares / n - 2 * mean * (sum / n) + mean * mean);
    variance += (n / (n + options.varianceShrinkage)) * (spread - variance);
    result.level = level;
    result.votes = n;
  }
  result.mean = mean;
  result.variance = variance;
}
