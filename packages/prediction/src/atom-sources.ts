import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { environmentHashes, LEVELS } from './environments.ts';
import { findSlot } from './hash-table.ts';
import { MAX_FEATURES, pathFeatures, preparePathFeatures } from './path-features.ts';
import { decodeSd, type NucleusTables } from './shift-tables.ts';

/** Deepest level of which the table's mean is the starting point of the additive part: F0. */
export const BASE_LEVEL = 1;
/** The atom with its neighbours in full: F1. */
const NEAR_LEVEL = 3;

/** What tables and increments say about one atom, ppm. */
export interface AtomSources {
  /**
   * Mean of the deepest environment known, its standard deviation, the molecules behind it and its
   * level (−1: none).
   */
  mean: number;
  sd: number;
  votes: number;
  level: number;
  /** Molecules in which an atom has the same neighbours. */
  nearVotes: number;
  /** Mean of the atom's own type with all increments. */
  increments: number;
  /** Increments that apply, and the share of them that was never seen. */
  features: number;
  unknown: number;
}

const MAX_ATOMS = 256;
const hashes = new Uint32Array(MAX_ATOMS * LEVELS);
const features = new Uint32Array(MAX_FEATURES);
const sources: AtomSources = {
  mean: 0,
  sd: 0,
  votes: 0,
  level: -1,
  nearVotes: 0,
  increments: 0,
  features: 0,
  unknown: 0,
};

/** Prepares one molecule; `atomSources` then answers for its atoms. */
export function prepareSources(graph: MolecularGraph, perception: Perception): void {
  environmentHashes(graph, perception, hashes);
  preparePathFeatures(graph, perception, hashes);
}

/**
 * What the tables say about an atom of the molecule prepared last; with its increments where it has
 * any: not for hydrogens on heteroatoms. The object is reused.
 */
export function atomSources(
  tables: NucleusTables,
  atom: number,
  hasIncrements: boolean,
): AtomSources {
  const { scale } = tables;
  sources.mean = scale.overallMean;
  sources.sd = scale.overallSd;
  sources.votes = 0;
  sources.level = -1;
  sources.nearVotes = 0;
  let base: number = scale.overallMean;
  let slot = -1;
  for (let level = 0; level < LEVELS; level++) {
    const next = findSlot(tables.environments, hashes[atom * LEVELS + level]);
    if (next < 0) break;
    slot = next;
    sources.level = level;
    if (level <= BASE_LEVEL) base = tables.mean[slot] / scale.mean;
    if (level === NEAR_LEVEL) sources.nearVotes = tables.votes[slot];
  }
  if (slot >= 0) {
    sources.mean = tables.mean[slot] / scale.mean;
    sources.sd = decodeSd(tables.sd[slot], scale.smallestSd);
    sources.votes = tables.votes[slot];
  }
  if (hasIncrements) addIncrements(tables, atom, base);
  return sources;
}

function addIncrements(tables: NucleusTables, atom: number, base: number): void {
  const count = pathFeatures(atom, features);
  let unknown = 0;
  // Whole numbers: the sum cannot depend on the order of the paths.
  let units = 0;
  for (let i = 0; i < count; i++) {
    const slot = findSlot(tables.features, features[i]);
    if (slot < 0) unknown++;
    else units += tables.weight[slot];
  }
  sources.increments = base + units / tables.scale.weight;
  sources.features = count;
  sources.unknown = unknown / count;
}
