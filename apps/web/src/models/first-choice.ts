import type { Proposal } from './report-parts.ts';

/**
 * The structure a model trusts most, as the judge's comment on it takes it: the highest stated
 * confidence of its last round, the earlier of equals.
 */
export function firstChoice(proposals: readonly Proposal[]): Proposal | undefined {
  const last = Math.max(...proposals.map(({ round }) => round));
  return proposals
    .filter(({ round }) => round === last)
    .toSorted((a, b) => b.confidence - a.confidence)[0];
}
