import { coinciding } from '../../nmr/coinciding.ts';
import { hasMobileHydrogen } from '../../nmr/mobile-hydrogen.ts';
import { predictedAt } from '../../nmr/predicted-at.ts';
import type { Misfits } from '../misfits.ts';

/** What evidence of ¹³C against a candidate becomes. */
export const CARBON_MISFITS: Misfits<'C13NMR'> = {
  'carbon-assignment': (molecule, item) => [
    { kind: 'carbon-off', values: { observed: item.observed, ...predictedAt(molecule, item) } },
  ],
  'carbon-missing': (molecule, item) => [
    { kind: 'carbon-missing', values: predictedAt(molecule, item) },
  ],
  'carbon-count': (molecule, item) => [
    {
      kind: 'carbon-signals-against',
      values: { ...item.values, ...coinciding(molecule, item) },
    },
    ...(hasMobileHydrogen(molecule.graph) && item.values.classes > item.values.signals
      ? [{ kind: 'tautomers-average', values: {} } as const]
      : []),
  ],
  'carbon-unexplained': null,
  'carbon-repeated': null,
  'other-substance': null,
  'slow-form': null,
  'constant-offset': null,
};
