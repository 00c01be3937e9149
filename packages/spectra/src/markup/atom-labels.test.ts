import { expect, test } from 'vitest';
import { atomLabels } from './atom-labels.ts';

test.each([
  ['CCOC(C)=O', ['C1', 'C2', 'O3', 'C4', 'C5', 'O6']],
  ['Cc(cc1)ccc1Br', ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'Br8']],
  ['[O-][N+](c1ccc(Cl)cc1)=O', ['O1', 'N2', 'C3', 'C4', 'C5', 'C6', 'Cl7', 'C8', 'C9', 'O10']],
  ['c1cc[nH]c1', ['C1', 'C2', 'C3', 'N4', 'C5']],
  ['C[SiH](C)C', ['C1', 'Si2', 'C3', 'C4']],
])('%s', (smiles, labels) => expect(atomLabels(smiles)).toEqual(labels));
