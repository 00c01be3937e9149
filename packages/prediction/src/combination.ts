import type { AtomSources } from './atom-sources.ts';
import { LEVELS } from './environments.ts';
import type { Combination } from './shift-tables.ts';
import { SPREAD_TERMS, spreadFeatures } from './spread.ts';

/** Levels an atom's deepest known environment may have, none included. */
export const COMBINATION_LEVELS = LEVELS + 1;
/**
 * Terms of the spread model with the network: those of the increments', and how far the network
 * stands from both.
 */
export const COMBINED_TERMS = SPREAD_TERMS + 2;

/** Combined shift, ppm. */
export function combinedShift(
  { network, table }: Pick<Combination, 'network' | 'table'>,
  found: AtomSources,
  byNetwork: number,
): number {
  const level = found.level + 1;
  return (
    found.increments +
    network[level] * (byNetwork - found.increments) +
    table[level] * (found.mean - found.increments)
  );
}

export function combinedSpreadFeatures(
  out: Float64Array,
  found: AtomSources,
  byNetwork: number,
  unit: number,
): void {
  spreadFeatures(out, found, unit);
  out[SPREAD_TERMS] = Math.log(0.2 + Math.abs(byNetwork - found.increments) / unit);
  out[SPREAD_TERMS + 1] = Math.log(0.2 + Math.abs(byNetwork - found.mean) / unit);
}
