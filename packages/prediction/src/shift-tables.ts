import type { MolecularGraph } from '@elucida/molecules/graph';
import type { HashTable } from './hash-table.ts';
import type { NetworkWeights } from './neural/network-weights.ts';

export type Nucleus = 'C13' | 'H1';
/** Nuclei whose shifts are learned where all atoms of the element are equivalent (heteronuclei/). */
export const HETERO_NUCLEI = ['F19', 'P31'] as const;
export type HeteroNucleus = (typeof HETERO_NUCLEI)[number];
export type AnyNucleus = Nucleus | HeteroNucleus;

/** Whether an atom carries the nucleus. */
export function carries(nucleus: Nucleus, graph: MolecularGraph, atom: number): boolean {
  return nucleus === 'C13' ? graph.element[atom] === 6 : graph.hydrogens[atom] > 0;
}

/**
 * Learned tables of one nucleus, in shared memory; units as NucleusScale says. Values are indexed
 * by slot of their table.
 */
export interface NucleusTables {
  readonly environments: HashTable;
  /** Shrunken mean shift of the environment, in `scale.mean` per ppm. */
  readonly mean: Int16Array;
  /**
   * Calibrated standard deviation of the environment's mean as a prediction, coded logarithmically
   * (decodeSd).
   */
  readonly sd: Uint8Array;
  /** Molecules in which the environment's shift was observed (at most 65,535). */
  readonly votes: Uint16Array;
  readonly features: HashTable;
  /** Increment of the feature, in `scale.weight` per ppm. */
  readonly weight: Int16Array;
  readonly scale: NucleusScale;
  /** Coefficients of the spread model (spread.ts) for predictions with the additive part. */
  readonly spread: readonly number[];
}

export interface NucleusScale {
  /** Units per ppm of `mean` and `weight`. */
  readonly mean: number;
  readonly weight: number;
  /** Standard deviation, ppm, that code 0 stands for. */
  readonly smallestSd: number;
  /**
   * Mean shift of all, ppm, and its standard deviation: for an element or hybridisation never seen.
   */
  readonly overallMean: number;
  readonly overallSd: number;
}

/** Conditional probabilities of environments of known structures, natural logarithms in 1/64. */
export interface PlausibilityTables {
  readonly environments: HashTable;
  /** log P(environment | the next shallower one). */
  readonly logProbability: Int16Array;
  /** log P(a deeper environment never seen | environment). */
  readonly logNovelty: Int16Array;
  /** log P(an element or hybridisation never seen). */
  readonly rootNovelty: number;
}

/**
 * How network, increments and table are weighed against each other for one nucleus; fitted on
 * molecules that none of them was learned from.
 */
export interface Combination {
  /**
   * Shares of the network and of the table's mean by level of the deepest known environment, `level
   * + 1`; the increments have the rest.
   */
  readonly network: readonly number[];
  readonly table: readonly number[];
  /** Coefficients of the spread model, COMBINED_TERMS. */
  readonly spread: readonly number[];
}

/**
 * How the small network of searches is weighed against the table for one nucleus; fitted like
 * `Combination`.
 */
export interface SmallNetworkCombination {
  /** Share of the table's mean by level of the deepest known environment, `level + 1`. */
  readonly table: readonly number[];
  /** Coefficients of the spread model, SPREAD_TERMS. */
  readonly spread: readonly number[];
}

/** All that the predictor needs. Structured-cloneable; the arrays lie in SharedArrayBuffers. */
export interface ShiftTables {
  readonly C13: NucleusTables;
  readonly H1: NucleusTables;
  readonly plausibility: PlausibilityTables;
  readonly network: NetworkWeights;
  /** The networks' arithmetic, compiled (packages/prediction/kernels/network.ts). */
  readonly kernel: Uint8Array;
  readonly combination: Readonly<Record<Nucleus, Combination>>;
  /** The small network of searches. */
  readonly smallNetwork: {
    readonly network: NetworkWeights;
    readonly combination: Readonly<Record<Nucleus, SmallNetworkCombination>>;
  };
}

const SD_STEPS_PER_E = 40;

export function encodeSd(sd: number, smallest: number): number {
  return Math.min(255, Math.max(0, Math.round(SD_STEPS_PER_E * Math.log(sd / smallest))));
}

export function decodeSd(code: number, smallest: number): number {
  return smallest * Math.exp(code / SD_STEPS_PER_E);
}
