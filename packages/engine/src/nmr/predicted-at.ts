import {
  environmentOf,
  labelAtoms,
  type ExplainedCandidate,
} from '../statements/explained-candidate.ts';
import type { EvidenceOf, EvidenceOfRole } from '../evidence/evidence.ts';

/** Where atoms are expected, and what they are. */
export const predictedAt = (
  molecule: ExplainedCandidate,
  {
    atoms,
    predicted,
    sd,
  }: EvidenceOfRole<'assigned'> | EvidenceOf<'carbon-missing' | 'proton-missing'>,
) => ({
  environment: environmentOf(molecule, atoms[0]),
  atoms: labelAtoms(molecule, atoms),
  predicted,
  sd,
});
