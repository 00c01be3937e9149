import type { ForeignOwner } from '../nmr-lines/foreign/foreign-source.ts';
import { isLikelyForeign } from '../nmr-lines/foreign/own-lines.ts';

/** What leaving the lines of other substances costs: no shortfall of the candidate. */
export const costOfLeaving = (owners: readonly (ForeignOwner | undefined)[]): number =>
  owners.reduce((sum, owner) => sum + (isLikelyForeign(owner) ? owner!.cost : 0), 0);
