import { environmentHashes, LEVELS } from '@elucida/prediction/environments';
import { MAX_FEATURES, pathFeatures, preparePathFeatures } from '@elucida/prediction/path-features';
import { KeyIndex } from './key-index.ts';
import type { Observations } from './observations.ts';

/** Which rows have which feature, by column; a row is there as often as it has the feature. */
export interface FeatureMatrix {
  readonly keys: Uint32Array;
  readonly start: Uint32Array;
  readonly rows: Uint32Array;
  /** Number of features of each row, left out ones included. */
  readonly featuresOfRow: Uint16Array;
}

const MAX_ATOMS = 256;

/**
 * Features of all rows, without those that fewer than `minimumMolecules` molecules show. Columns
 * come with the most frequent first.
 */
export function featureMatrix(data: Observations, minimumMolecules: number): FeatureMatrix {
  const index = new KeyIndex();
  const molecules: number[] = [];
  const lastMolecule: number[] = [];
  const entries: number[] = [];
  const featuresOfRow = new Uint16Array(data.count);
  eachFeature(data, (row, key) => {
    featuresOfRow[row]++;
    const id = index.add(key);
    if (id === molecules.length) {
      molecules.push(0);
      lastMolecule.push(-1);
      entries.push(0);
    }
    entries[id]++;
    if (lastMolecule[id] === data.molecule[row]) return;
    lastMolecule[id] = data.molecule[row];
    molecules[id]++;
  });
  const all = index.keys();
  const kept = [...all.keys()]
    .filter((id) => molecules[id] >= minimumMolecules)
    .sort((a, b) => entries[b] - entries[a] || all[a] - all[b]);
  const column = new Int32Array(all.length).fill(-1);
  const start = new Uint32Array(kept.length + 1);
  kept.forEach((id, c) => {
    column[id] = c;
    start[c + 1] = start[c] + entries[id];
  });
  const rows = new Uint32Array(start[kept.length]);
  const fill = start.slice();
  eachFeature(data, (row, key) => {
    const c = column[index.find(key)];
    if (c >= 0) rows[fill[c]++] = row;
  });
  return { keys: Uint32Array.from(kept, (id) => all[id]), start, rows, featuresOfRow };
}

function eachFeature(data: Observations, visit: (row: number, key: number) => void): void {
  const features = new Uint32Array(MAX_FEATURES);
  const hashes = new Uint32Array(MAX_ATOMS * LEVELS);
  for (let row = 0; row < data.count; row++) {
    if (row === 0 || data.molecule[row] !== data.molecule[row - 1]) {
      const { graph, perception } = data.molecules[data.molecule[row]];
      environmentHashes(graph, perception, hashes);
      preparePathFeatures(graph, perception, hashes);
    }
    const count = pathFeatures(data.atom[row], features);
    for (let i = 0; i < count; i++) visit(row, features[i]);
  }
}

export interface AdditiveOptions {
  /** Ridge penalty on the weights, in observations. */
  readonly ridge: number;
  /** Residuals beyond this count linearly (Huber), ppm. */
  readonly huber: number;
  readonly sweeps: number;
}

/**
 * Robust ridge regression by coordinate descent: each weight in turn takes the step that minimises
 * a quadratic bound of the Huber loss (P. J. Huber, Ann. Math. Stat. 35 (1964) 73). Rows count with
 * their `weight`. Deterministic.
 */
export function fitAdditive(
  matrix: FeatureMatrix,
  values: Float64Array,
  weight: Float32Array,
  options: AdditiveOptions,
): Float32Array {
  const { start, rows } = matrix;
  const columns = matrix.keys.length;
  const weights = new Float64Array(columns);
  const residual = Float64Array.from(values);
  const curvature = new Float64Array(columns);
  for (let c = 0; c < columns; c++) {
    for (let i = start[c]; i < start[c + 1];) {
      let j = i + 1;
      while (j < start[c + 1] && rows[j] === rows[i]) j++;
      curvature[c] += weight[rows[i]] * (j - i) ** 2;
      i = j;
    }
  }
  const { huber, ridge, sweeps } = options;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let c = 0; c < columns; c++) {
      if (curvature[c] === 0) continue;
      let gradient = -ridge * weights[c];
      for (let i = start[c]; i < start[c + 1]; i++) {
        const row = rows[i];
        const r = residual[row];
        gradient += weight[row] * (r > huber ? huber : r < -huber ? -huber : r);
      }
      const step = gradient / (curvature[c] + ridge);
      weights[c] += step;
      for (let i = start[c]; i < start[c + 1]; i++) residual[rows[i]] -= step;
    }
  }
  return Float32Array.from(weights);
}

/** Sum of the weights of each row's features. */
export function applyAdditive(
  matrix: FeatureMatrix,
  weights: Float32Array,
  count: number,
): Float64Array {
  const result = new Float64Array(count);
  for (let c = 0; c < weights.length; c++) {
    for (let i = matrix.start[c]; i < matrix.start[c + 1]; i++)
      result[matrix.rows[i]] += weights[c];
  }
  return result;
}

/**
 * Share of each row's features that no row with weight has, by row. Features left out of the matrix
 * count as unknown.
 */
export function unknownShares(
  matrix: FeatureMatrix,
  weight: Float32Array,
  count: number,
): Float64Array {
  const known = new Float64Array(count);
  for (let c = 0; c < matrix.keys.length; c++) {
    let used = false;
    for (let i = matrix.start[c]; i < matrix.start[c + 1] && !used; i++)
      used = weight[matrix.rows[i]] > 0;
    if (!used) continue;
    for (let i = matrix.start[c]; i < matrix.start[c + 1]; i++) known[matrix.rows[i]]++;
  }
  return known.map((n, row) =>
    matrix.featuresOfRow[row] === 0 ? 1 : 1 - n / matrix.featuresOfRow[row],
  );
}
