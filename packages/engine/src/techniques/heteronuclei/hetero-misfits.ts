import type { HeteroType } from '@elucida/spectra/techniques/hetero-technique';
import { environmentOf, labelAtoms } from '../../statements/explained-candidate.ts';
import type { Misfits } from '../misfits.ts';

/** What evidence of ¹⁹F or ³¹P against a candidate becomes. */
export const HETERO_MISFITS: Misfits<HeteroType> = {
  'hetero-assignment': (molecule, { atoms, observed, predicted, sd, values: { nucleus } }) => [
    {
      kind: 'hetero-off',
      values: {
        nucleus,
        observed,
        predicted,
        sd,
        environment: environmentOf(molecule, atoms[0]),
        atoms: labelAtoms(molecule, atoms),
      },
    },
  ],
  'hetero-missing': (molecule, { atoms, predicted, sd, values: { nucleus } }) => [
    {
      kind: 'hetero-missing',
      values: {
        nucleus,
        predicted,
        sd,
        environment: environmentOf(molecule, atoms[0]),
        atoms: labelAtoms(molecule, atoms),
      },
    },
  ],
  'hetero-unexplained': null,
  'hetero-count': (_molecule, { values }) => [{ kind: 'hetero-signals-against', values }],
  'hetero-integral': (molecule, { atoms, observed, values }) => [
    {
      kind: 'hetero-integral',
      values: { ...values, observed, atoms: labelAtoms(molecule, atoms) },
    },
  ],
  'hetero-splitting': (molecule, { atoms, observed, values }) => [
    {
      kind: 'hetero-splitting',
      values: { ...values, observed, atoms: labelAtoms(molecule, atoms) },
    },
  ],
};
