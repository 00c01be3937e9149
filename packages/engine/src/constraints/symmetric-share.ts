import type { SpectralFacts } from './spectral-facts.ts';

const LEAST_SYMMETRIC = 0.1,
  MOST_SYMMETRIC = 0.6;

/**
 * Share of a search's starts with equal arms: the more, the fewer signals there are for the
 * carbons.
 */
export function symmetricShare({ C13NMR: carbon, formula }: SpectralFacts): number {
  if (!carbon) return LEAST_SYMMETRIC;
  return Math.max(
    LEAST_SYMMETRIC,
    Math.min(MOST_SYMMETRIC, 1 - carbon.own.length / Math.max(1, formula.counts.C ?? 0)),
  );
}
