import type { Evidence } from './evidence.ts';

/** What pieces of evidence add to the score together, log units. */
export const totalWeight = (items: readonly Evidence[]): number =>
  items.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
