import { graphFromSmiles } from '@elucida/molecules/smiles';
import { allProblems } from '@elucida/practice/problems';
import { tableOf } from '@elucida/practice/tables';
import { expect, test } from 'vitest';
import { isMostlyEnol } from './student-molecules.ts';

test.each([
  ['malonaldehyde', 'O=CCC=O', true],
  ['acetylacetone', 'CC(=O)CC(C)=O', true],
  ['3-chloropentane-2,4-dione', 'CC(=O)C(Cl)C(C)=O', true],
  ['cyclopentane-1,3-dione', 'O=C1CCC(=O)C1', true],
  ['3,3-dimethylpentane-2,4-dione', 'CC(=O)C(C)(C)C(C)=O', false],
  ['methyl acetoacetate', 'COC(=O)CC(C)=O', false],
  ['hexane-2,5-dione', 'CC(=O)CCC(C)=O', false],
  ['the enol of acetylacetone', 'CC(O)=CC(C)=O', false],
  ['chromone', 'O=c1ccoc2ccccc12', false],
])('%s', (_name, smiles, expected) => expect(isMostlyEnol(graphFromSmiles(smiles))).toBe(expected));

test('no problem and no exercise shows a molecule that is there mostly as an enol', () => {
  const all = [...allProblems(), ...tableOf('assignments'), ...tableOf('mistakes')];
  const found = all.filter(({ smiles }) => isMostlyEnol(graphFromSmiles(smiles)));
  expect(found.map(({ smiles }) => smiles)).toEqual([]);
});
