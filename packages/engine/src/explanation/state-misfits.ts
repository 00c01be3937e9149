import type { Evidence } from '../evidence/evidence.ts';
import type { Misfit } from '../techniques/misfits.ts';
import { techniqueOf } from '../techniques/registry.ts';
import { aboutEvidence, type ExplainedCandidate } from '../statements/explained-candidate.ts';
import { inReadingOrder } from './reading-order.ts';
import type { Statement } from '../statements/statement.ts';

/**
 * Misfits of a candidate as statements, in reading order: those that speak against it, or those
 * that no other candidate explains better.
 */
export const stateMisfits = (
  molecule: ExplainedCandidate,
  counts: (item: Evidence) => boolean,
): Statement[] =>
  molecule.candidate.evidence
    .filter(counts)
    .sort(inReadingOrder)
    .flatMap((item) =>
      misfitsOf(molecule, item).map((misfit): Statement => ({ ...misfit, ...aboutEvidence(item) })),
    );

/** A code and its piece of evidence belong together, which the compiler cannot see of a union. */
function misfitsOf(molecule: ExplainedCandidate, item: Evidence): readonly Misfit[] {
  const state = techniqueOf(item.technique).misfits[item.code] as
    ((molecule: ExplainedCandidate, item: Evidence) => readonly Misfit[]) | null;
  if (state === null) throw new Error(`no statement for a misfit of code ${item.code}`);
  return state(molecule, item);
}
