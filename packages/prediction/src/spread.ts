import type { AtomSources } from './atom-sources.ts';

/** Typical error of a prediction, ppm: the unit in which the spread model counts. */
export const TYPICAL_ERROR = { C13: 1, H1: 0.1, F19: 5, P31: 4 } as const;

/**
 * Share of the table's mean in a prediction by increments whose environment is known down to X4 or
 * deeper; above, the increments alone are better (measured on held-out molecules,
 * docs/science/prediction.md).
 */
const DEEP_LEVEL = 8;
const DEEP_TABLE_SHARE = 0.3;

export function blend(increments: number, tableMean: number, level: number): number {
  return level >= DEEP_LEVEL
    ? increments + DEEP_TABLE_SHARE * (tableMean - increments)
    : increments;
}

/** Number of terms of the spread model. */
export const SPREAD_TERMS = 8;

/** The terms that the deepest known environment gives. */
export function tableTerms(
  out: Float64Array,
  { sd, votes, level }: Readonly<Pick<AtomSources, 'sd' | 'votes' | 'level'>>,
  unit: number,
): void {
  out[0] = 1;
  out[1] = Math.log(sd / unit);
  out[2] = Math.log(1 + votes);
  out[3] = level / 11;
}

/**
 * What tells how far a prediction may be off: standard deviation, votes and level of the deepest
 * environment, how far table and additive part disagree, the share of the atom's features that were
 * never seen, and how many it has (few in small molecules, whose shifts no increment describes
 * well; very many in crowded ones).
 * `unit` is the typical error (1 ppm for carbon, 0.1 ppm for hydrogen, more for ¹⁹F and ³¹P).
 */
export function spreadFeatures(
  out: Float64Array,
  sources: Readonly<Omit<AtomSources, 'nearVotes'>>,
  unit: number,
): void {
  const { mean, increments, unknown, features } = sources;
  tableTerms(out, sources, unit);
  out[4] = Math.log(0.2 + Math.abs(increments - mean) / unit);
  out[5] = unknown;
  out[6] = Math.log(features);
  out[7] = 20 / features;
}

/** Standard deviation, ppm. */
export function spreadOf(
  coefficients: readonly number[],
  features: Float64Array,
  unit: number,
): number {
  let logarithm = 0;
  for (let i = 0; i < coefficients.length; i++) logarithm += coefficients[i] * features[i];
  return unit * Math.exp(logarithm);
}
