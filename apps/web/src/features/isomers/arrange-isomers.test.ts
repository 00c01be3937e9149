import { shownIsomersSchema } from '@elucida/contract/shown-isomers';
import { expect, test } from 'vitest';
import { arrangeIsomers, type Arrangement } from './arrange-isomers.ts';

const { isomers } = shownIsomersSchema.parse({
  isomers: [
    {
      name: 'Propan-1-ol',
      known: true,
      h1nmr: ['3.6', '2.2', '1.6', '0.9'],
      c13nmr: ['64.5', '25.9', '10.3'],
      ir: ['O–H stretch'],
    },
    {
      name: 'Propan-2-ol',
      known: true,
      named: true,
      h1nmr: ['4.0', '2.2', '1.2'],
      c13nmr: ['64.2', '25.3'],
      ir: ['O–H stretch'],
    },
    {
      name: null,
      smiles: 'CCOC',
      h1nmr: ['3.4', '3.3', '1.2'],
      c13nmr: ['67.9', '57.7', '14.8'],
      ir: ['C–O–C stretch'],
    },
  ],
});
const arranged = (how: Partial<Arrangement>) =>
  arrangeIsomers(isomers, { filter: '', knownOnly: false, order: 'likely', ...how }).map(
    (row) => row.name ?? row.smiles,
  );

test.each([
  [{}, ['Propan-1-ol', 'Propan-2-ol', 'CCOC']],
  [{ order: 'name' }, ['CCOC', 'Propan-1-ol', 'Propan-2-ol']],
  [{ order: 'protons' }, ['Propan-2-ol', 'CCOC', 'Propan-1-ol']],
  [{ order: 'carbons' }, ['Propan-2-ol', 'Propan-1-ol', 'CCOC']],
  [{ filter: ' o–h ' }, ['Propan-1-ol', 'Propan-2-ol']],
  [{ filter: '64.2' }, ['Propan-2-ol']],
  [{ filter: '64,2' }, ['Propan-2-ol']],
  [{ knownOnly: true }, ['Propan-1-ol', 'Propan-2-ol']],
  [{ filter: 'nothing of the kind' }, []],
] as const)('%j', (how, names) => expect(arranged(how)).toEqual(names));
