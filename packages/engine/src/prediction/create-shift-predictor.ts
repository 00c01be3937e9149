import type { MolecularGraph } from '../molecules/graph.ts';
import type { Perception } from '../molecules/perception.ts';
import { environmentHashes, LEVELS, radiusOfLevel } from './environments.ts';
import { findSlot } from './hash-table.ts';
import { MAX_FEATURES, pathFeatures, preparePathFeatures } from './path-features.ts';
import type { PredictedShifts, ShiftPredictor } from './predicted-shifts.ts';
import { quickPredictor } from './quick-prediction.ts';
import { carries, decodeSd, type Nucleus, type NucleusTables, type ShiftTables } from './shift-tables.ts';
import { SPREAD_TERMS, spreadFeatures, spreadOf } from './spread.ts';

/** Typical error of a prediction, ppm: the unit in which the spread model counts. */
export const TYPICAL_ERROR = { C13: 1, H1: 0.1 } as const;

/** Deepest level of which the table's mean is the starting point of the additive part: F0. */
export const BASE_LEVEL = 1;

/**
 * Share of the table's mean in a prediction whose environment is known down to X4 or deeper; above, the increments alone
 * are better (measured on held-out molecules, docs/science/prediction.md).
 */
const DEEP_LEVEL = 8;
const DEEP_TABLE_SHARE = 0.3;

export function blend(increments: number, tableMean: number, level: number): number {
  return level >= DEEP_LEVEL ? increments + DEEP_TABLE_SHARE * (tableMean - increments) : increments;
}

const MAX_ATOMS = 256;
const hashes = new Uint32Array(MAX_ATOMS * LEVELS);
const features = new Uint32Array(MAX_FEATURES);
const spreadInput = new Float64Array(SPREAD_TERMS);

/** What the environment table says about one atom. */
const found = { base: 0, mean: 0, sd: 0, votes: 0, level: -1 };

/** A predictor over learned tables (data/load-engine-data.ts). Predictions depend neither on atom order nor on the Kekulé form. */
export function createShiftPredictor(tables: ShiftTables): ShiftPredictor {
  return {
    predict: (nucleus, graph, perception) => predictAll(nucleus, tables[nucleus], graph, perception),
    quick: quickPredictor(tables),
  };
}

function predictAll(nucleus: Nucleus, tables: NucleusTables, graph: MolecularGraph, perception: Perception): PredictedShifts {
  const { atomCount } = graph;
  const shift = new Float32Array(atomCount).fill(NaN);
  const sd = new Float32Array(atomCount).fill(NaN);
  const observations = new Uint32Array(atomCount);
  const depth = new Uint8Array(atomCount);
  environmentHashes(graph, perception, hashes);
  preparePathFeatures(graph, perception, hashes);
  for (let atom = 0; atom < atomCount; atom++) {
    if (!carries(nucleus, graph, atom)) continue;
    const twin = earlierOfClass(perception, atom);
    if (twin >= 0) {
      shift[atom] = shift[twin];
      sd[atom] = sd[twin];
      observations[atom] = observations[twin];
      depth[atom] = depth[twin];
      continue;
    }
    lookUp(tables, atom);
    observations[atom] = found.votes;
    depth[atom] = Math.max(0, radiusOfLevel(found.level));
    shift[atom] = found.mean;
    sd[atom] = found.sd;
    // Hydrogens on heteroatoms follow solvent and concentration more than structure: the tables' mean and spread are all there is.
    if (graph.element[atom] !== 6) continue;
    addIncrements(tables, atom);
    shift[atom] = blend(sum.shift, found.mean, found.level);
    const unit = TYPICAL_ERROR[nucleus];
    spreadFeatures(spreadInput, found.sd, found.votes, found.level, Math.abs(sum.shift - found.mean), sum.unknown / sum.features, sum.features, unit);
    sd[atom] = spreadOf(tables.spread, spreadInput, unit);
  }
  return { shift, sd, observations, depth };
}

function earlierOfClass(perception: Perception, atom: number): number {
  const { symmetryClass } = perception;
  for (let other = 0; other < atom; other++) if (symmetryClass[other] === symmetryClass[atom]) return other;
  return -1;
}

function lookUp(tables: NucleusTables, atom: number): void {
  const { scale } = tables;
  found.base = found.mean = scale.overallMean;
  found.sd = scale.overallSd;
  found.votes = 0;
  found.level = -1;
  let slot = -1;
  for (let level = 0; level < LEVELS; level++) {
    const next = findSlot(tables.environments, hashes[atom * LEVELS + level]);
    if (next < 0) break;
    slot = next;
    found.level = level;
    if (level <= BASE_LEVEL) found.base = tables.mean[slot] / scale.mean;
  }
  if (slot < 0) return;
  found.mean = tables.mean[slot] / scale.mean;
  found.sd = decodeSd(tables.sd[slot], scale.smallestSd);
  found.votes = tables.votes[slot];
}

/** Base plus increments of one atom, ppm; its features, and how many of them the table does not know. */
const sum = { shift: 0, features: 0, unknown: 0 };

function addIncrements(tables: NucleusTables, atom: number): void {
  const count = pathFeatures(atom, features);
  let unknown = 0;
  // Whole numbers: the sum cannot depend on the order of the paths.
  let units = 0;
  for (let i = 0; i < count; i++) {
    const slot = findSlot(tables.features, features[i]);
    if (slot < 0) unknown++;
    else units += tables.weight[slot];
  }
  sum.shift = found.base + units / tables.scale.weight;
  sum.features = count;
  sum.unknown = unknown;
}
