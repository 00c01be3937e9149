import { labelAtoms, type ExplainedCandidate } from '../../statements/explained-candidate.ts';
import type { EvidenceOf } from '../../evidence/evidence.ts';
import { predictedAt } from '../../nmr/predicted-at.ts';
import type { Misfits } from '../misfits.ts';
import { couplingNeighbours, labelNeighbours } from './state-splitting.ts';

/** What evidence of ¹H against a candidate becomes. */
export const PROTON_MISFITS: Misfits<'H1NMR'> = {
  'proton-assignment': (molecule, item) => [
    { kind: 'proton-off', values: { observed: item.observed, ...predictedAt(molecule, item) } },
  ],
  'proton-missing': (molecule, item) => [
    {
      kind: 'proton-missing',
      values: { protons: item.values.protons, ...predictedAt(molecule, item) },
    },
  ],
  multiplicity: (molecule, item) => [stateSplittingMisfit(molecule, item)],
  couplings: (molecule, item) => [
    {
      kind: 'couplings-misfit',
      values: {
        observed: item.observed,
        constant: item.values.constant,
        atoms: labelAtoms(molecule, item.atoms),
      },
    },
  ],
  'exchangeable-assignment': null,
  'exchangeable-hidden': null,
  'proton-unexplained': null,
  'ammonium-hydrogen': null,
  'other-substance': null,
  'slow-form': null,
  'constant-offset': null,
};

function stateSplittingMisfit(molecule: ExplainedCandidate, item: EvidenceOf<'multiplicity'>) {
  const { observed: observedPattern, seen = 0, least, most, needs = 'fewer' } = item.values;
  return {
    kind: 'splitting-misfit' as const,
    values: {
      observed: item.observed,
      observedPattern,
      seen,
      least,
      most,
      needs,
      atoms: labelAtoms(molecule, item.atoms),
      neighbourAtoms: labelNeighbours(molecule, couplingNeighbours(molecule, item.atoms[0])),
    },
  };
}
