import type { ForeignOwner } from './foreign-source.ts';
import { isLikelyForeign } from './own-lines.ts';

/** What leaving the lines of other substances costs: no shortfall of the candidate. */
export const costOfLeaving = (owners: readonly (ForeignOwner | undefined)[]): number =>
  owners.reduce((sum, owner) => sum + (isLikelyForeign(owner) ? owner!.cost : 0), 0);
