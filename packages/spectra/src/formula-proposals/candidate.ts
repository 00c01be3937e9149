import type { AtomCounts } from '../formula/formula.ts';
import type { OtherAtoms } from './other-atoms.ts';

/** A formula that is weighed: one of a closed-shell molecule. */
export interface Candidate {
  readonly carbons: number;
  readonly hydrogens: number;
  readonly others: OtherAtoms;
}

export const unsaturationOf = ({ carbons, hydrogens, others }: Candidate): number =>
  1 + carbons - hydrogens / 2 + others.unsaturation;

export const countsOf = ({ carbons, hydrogens, others }: Candidate): AtomCounts => ({
  ...(carbons > 0 && { C: carbons }),
  ...(hydrogens > 0 && { H: hydrogens }),
  ...others.counts,
});
