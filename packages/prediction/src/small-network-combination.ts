import type { SmallNetworkCombination } from './shift-tables.ts';
import { spreadOf, tableTerms, TYPICAL_ERROR } from './spread.ts';

/** Terms of the spread model of predictions by the small network. */
export const SPREAD_TERMS = 5;

/** What the deepest known environment of an atom says, ppm; level −1 for none. */
export interface TableSource {
  readonly mean: number;
  readonly sd: number;
  readonly votes: number;
  readonly level: number;
}

/** Shift, ppm: of the small network, drawn towards the table's mean. */
export function combinedShift(
  { table }: Pick<SmallNetworkCombination, 'table'>,
  { level, mean }: Pick<TableSource, 'level' | 'mean'>,
  byNetwork: number,
): number {
  return byNetwork + table[level + 1] * (mean - byNetwork);
}

export function spreadFeatures(
  out: Float64Array,
  source: TableSource,
  byNetwork: number,
  unit: number,
): void {
  tableTerms(out, source, unit);
  out[4] = Math.log(0.2 + Math.abs(byNetwork - source.mean) / unit);
}

const features = new Float64Array(SPREAD_TERMS);

/** Standard deviation, ppm. */
export function combinedSd(
  { spread }: Pick<SmallNetworkCombination, 'spread'>,
  source: TableSource,
  byNetwork: number,
  nucleus: keyof typeof TYPICAL_ERROR,
): number {
  const unit = TYPICAL_ERROR[nucleus];
  spreadFeatures(features, source, byNetwork, unit);
  return spreadOf(spread, features, unit);
}
