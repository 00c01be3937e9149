import type { CorrelationType } from '@elucida/spectra/techniques/correlations/correlation-technique';
import type { EvidenceOf } from '../../evidence/evidence.ts';
import { labelAtoms, type ExplainedCandidate } from '../../statements/explained-candidate.ts';
import type { Misfit, Misfits } from '../misfits.ts';

function far(molecule: ExplainedCandidate, item: EvidenceOf<'correlation-far'>): Misfit[] {
  const { technique, observed, atoms, values } = item;
  if (technique === 'NOESY') return [];
  const ends = {
    observed,
    other: values.other,
    bonds: values.bonds,
    atoms: labelAtoms(molecule, atoms.slice(0, values.carriers)),
    otherAtoms: labelAtoms(molecule, atoms.slice(values.carriers)),
  };
  return [{ kind: technique === 'HMBC' ? 'hmbc-far' : 'cosy-far', values: ends }];
}

/** What evidence of spectra in two dimensions against a candidate becomes. */
export const CORRELATION_MISFITS: Misfits<CorrelationType> = {
  'hsqc-pair': null,
  'hsqc-shared': null,
  'hsqc-bare': (molecule, { observed, atoms, values: { other } }) => [
    { kind: 'hsqc-bare', values: { observed, other, atoms: labelAtoms(molecule, atoms) } },
  ],
  'hsqc-kind': (molecule, { observed, atoms, values: { other, hydrogens } }) => [
    {
      kind: 'hsqc-kind',
      values: { observed, other, atoms: labelAtoms(molecule, atoms), count: hydrogens },
    },
  ],
  'correlation-path': null,
  'correlation-direct': null,
  'correlation-long': null,
  'correlation-far': far,
  'correlation-unowned': null,
  'correlation-unmatched': null,
  'correlation-repeated': null,
};
