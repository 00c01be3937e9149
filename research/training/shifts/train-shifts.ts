import { encodeTableFile } from '@elucida/prediction/data/table-format';
import { BASE_LEVEL } from '@elucida/prediction/atom-sources';
import { LEVELS } from '@elucida/prediction/environments';
import { encodeSd, type AnyNucleus, type NucleusScale } from '@elucida/prediction/shift-tables';
import { blend, SPREAD_TERMS, spreadFeatures, TYPICAL_ERROR } from '@elucida/prediction/spread';
import {
  environmentNodes,
  shrinkAlongChain,
  sumByNode,
  type ChainOptions,
  type ChainResult,
} from './environment-statistics.ts';
import {
  applyAdditive,
  featureMatrix,
  fitAdditive,
  unknownShares,
  type AdditiveOptions,
} from './fit-additive.ts';
import { fitSpread } from './fit-spread.ts';
import { tabulate } from './observations.ts';
import type { ObservedMolecule } from '../../datasets/read-shift-rows.ts';
import { TableSpread } from './table-spread.ts';

interface Settings {
  readonly chain: ChainOptions;
  readonly additive: AdditiveOptions;
  readonly scale: NucleusScale;
  /** Molecules that a feature or environment must occur in. */
  readonly minimumMolecules: number;
  /** Errors of the blend beyond this do not shape the spread model, ppm. */
  readonly worstError: number;
}

/** Chosen on the held-out molecules of `--evaluate`; docs/science/prediction.md has the figures. */
const SETTINGS: Record<AnyNucleus, Settings> = {
  C13: {
    chain: {
      meanShrinkage: 0.5,
      varianceShrinkage: 2,
      mean: 80,
      variance: 2500,
      minimumVotes: 2,
      levels: LEVELS,
    },
    additive: { ridge: 5, huber: 4, sweeps: 40 },
    scale: { mean: 100, weight: 512, smallestSd: 0.05, overallMean: 80, overallSd: 50 },
    minimumMolecules: 2,
    worstError: 40,
  },
  H1: {
    chain: {
      meanShrinkage: 0.5,
      varianceShrinkage: 2,
      mean: 4,
      variance: 6,
      minimumVotes: 2,
      levels: LEVELS,
    },
    additive: { ridge: 6, huber: 0.2, sweeps: 40 },
    scale: { mean: 2000, weight: 8192, smallestSd: 0.005, overallMean: 4, overallSd: 2.5 },
    minimumMolecules: 2,
    worstError: 4,
  },
  F19: {
    chain: {
      meanShrinkage: 0.5,
      varianceShrinkage: 2,
      mean: -90,
      variance: 3600,
      minimumVotes: 2,
      levels: LEVELS,
    },
    additive: { ridge: 2, huber: 40, sweeps: 40 },
    scale: { mean: 50, weight: 64, smallestSd: 0.3, overallMean: -90, overallSd: 60 },
    minimumMolecules: 2,
    worstError: 80,
  },
  P31: {
    chain: {
      meanShrinkage: 0.5,
      varianceShrinkage: 2,
      mean: 25,
      variance: 3600,
      minimumVotes: 2,
      levels: LEVELS,
    },
    additive: { ridge: 6, huber: 5, sweeps: 40 },
    scale: { mean: 30, weight: 64, smallestSd: 0.3, overallMean: 25, overallSd: 60 },
    minimumMolecules: 2,
    worstError: 80,
  },
};

/** Folds that are left out in turn to learn how far predictions are off. */
const CALIBRATION_FOLDS = 2;

/**
 * Molecules of up to this many heavy atoms count fully in the regression, larger ones in inverse
 * proportion, as if each molecule were one observation: users bring small molecules, and natural
 * products have many alike carbons.
 */
const FULL_WEIGHT_ATOMS = 12;

/**
 * Learns the tables of one nucleus. Returns the file's bytes. `report` hears what is being done.
 */
export function trainShifts(
  nucleus: AnyNucleus,
  molecules: readonly ObservedMolecule[],
  report: (line: string) => void,
): Uint8Array {
  const { additive, chain, minimumMolecules, scale, worstError } = SETTINGS[nucleus];
  const data = tabulate(molecules);
  const nodes = environmentNodes(data);
  const all = new Uint8Array(data.count).fill(1);
  // Hydrogens on heteroatoms have no increments.
  const hasIncrements = all.map((_, row) =>
    nucleus !== 'H1' || molecules[data.molecule[row]].graph.element[data.atom[row]] === 6 ? 1 : 0,
  );
  const sizeWeight = Float32Array.from(all, (_, row) =>
    Math.min(1, FULL_WEIGHT_ATOMS / molecules[data.molecule[row]].graph.atomCount),
  );
  const sums = sumByNode(nodes, data, data.shift, all);
  const result: ChainResult = { mean: 0, variance: 0, level: -1, votes: 0 };
  const chainOf = (row: number, leaveOut: number, levels: number): ChainResult => {
    shrinkAlongChain(nodes, sums, row, leaveOut, { ...chain, levels }, result);
    return result;
  };
  report(`${molecules.length} molecules, ${data.count} shifts, ${nodes.keys.length} environments`);

  const tableSpread = new TableSpread();
  for (let row = 0; row < data.count; row++) {
    const { level, mean, variance, votes } = chainOf(row, data.fold[row], LEVELS);
    if (level >= 0)
      tableSpread.add(
        hasIncrements[row] === 1,
        level,
        votes,
        Math.abs(data.shift[row] - mean) / Math.sqrt(variance),
      );
  }
  tableSpread.fit();

  const matrix = featureMatrix(data, minimumMolecules);
  report(`${matrix.keys.length} features, ${matrix.rows.length} entries`);
  const fit = (
    leaveOut: number,
  ): { weights: Float32Array; base: Float64Array; use: Float32Array } => {
    const base = Float64Array.from(all, (_, row) => chainOf(row, leaveOut, BASE_LEVEL + 1).mean);
    const use = Float32Array.from(all, (_, row) =>
      hasIncrements[row] === 1 && data.fold[row] !== leaveOut ? sizeWeight[row] : 0,
    );
    return {
      weights: fitAdditive(
        matrix,
        data.shift.map((shift, row) => shift - base[row]),
        use,
        additive,
      ),
      base,
      use,
    };
  };

  const inputs: number[] = [];
  const errors: number[] = [];
  const input = new Float64Array(SPREAD_TERMS);
  const unit = TYPICAL_ERROR[nucleus];
  for (let fold = 0; fold < CALIBRATION_FOLDS; fold++) {
    const { base, use, weights } = fit(fold);
    const sum = applyAdditive(matrix, weights, data.count);
    const unknown = unknownShares(matrix, use, data.count);
    for (let row = 0; row < data.count; row++) {
      if (data.fold[row] !== fold || hasIncrements[row] === 0) continue;
      const { level, mean, variance, votes } = chainOf(row, fold, LEVELS);
      const additiveShift = base[row] + sum[row];
      const sd =
        level < 0 ? scale.overallSd : Math.sqrt(variance) * tableSpread.factor(true, level, votes);
      spreadFeatures(
        input,
        {
          sd,
          votes,
          level,
          mean,
          increments: additiveShift,
          unknown: unknown[row],
          features: matrix.featuresOfRow[row],
        },
        unit,
      );
      inputs.push(...input);
      errors.push(
        Math.min(worstError, Math.abs(data.shift[row] - blend(additiveShift, mean, level))) / unit,
      );
    }
    report(`calibration ${fold + 1} of ${CALIBRATION_FOLDS}`);
  }
  const spread = fitSpread(Float64Array.from(inputs), Float64Array.from(errors), SPREAD_TERMS);
  report(`spread ${spread.map((b) => b.toFixed(3)).join(' ')}`);

  const { weights } = fit(-1);
  const entries = new Map<number, { mean: number; sd: number; votes: number }>();
  for (let row = 0; row < data.count; row++) {
    for (let levels = 1; levels <= LEVELS; levels++) {
      const node = nodes.node[row * LEVELS + levels - 1];
      if (entries.has(node)) continue;
      const { level, mean, variance, votes } = chainOf(row, -1, levels);
      if (level < levels - 1) break;
      entries.set(node, {
        mean,
        votes,
        sd: Math.sqrt(variance) * tableSpread.factor(hasIncrements[row] === 1, level, votes),
      });
    }
  }
  const kept = [...entries].sort((a, b) => nodes.keys[a[0]] - nodes.keys[b[0]]);
  const columns = [...matrix.keys.keys()]
    .filter((c) => Math.round(weights[c] * scale.weight) !== 0)
    .sort((a, b) => matrix.keys[a] - matrix.keys[b]);
  report(`${kept.length} environments and ${columns.length} features kept`);
  return encodeTableFile({
    header: { nucleus, scale, spread },
    tables: {
      environments: {
        keys: Uint32Array.from(kept, ([node]) => nodes.keys[node]),
        columns: {
          mean: Int16Array.from(kept, ([, entry]) => clamp16(entry.mean * scale.mean)),
          sd: Uint8Array.from(kept, ([, entry]) => encodeSd(entry.sd, scale.smallestSd)),
          votes: Uint16Array.from(kept, ([, entry]) => Math.min(65535, Math.round(entry.votes))),
        },
      },
      features: {
        keys: Uint32Array.from(columns, (c) => matrix.keys[c]),
        columns: { weight: Int16Array.from(columns, (c) => clamp16(weights[c] * scale.weight)) },
      },
    },
  });
}

function clamp16(value: number): number {
  return Math.max(-32768, Math.min(32767, Math.round(value)));
}
