import { expect, test } from 'vitest';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { editMolecule } from './edit-molecule.ts';

const same = (smiles: string) => canonicalSmiles(graphFromSmiles(smiles));
const H = 1,
  C = 6,
  N = 7,
  O = 8;

test.each([
  ['an oxygen fewer', 'OOc1ccccc1', [[O, -1]], 'Oc1ccccc1'],
  ['an oxygen fewer, out of a chain', 'COOc1ccccc1', [[O, -1]], 'COc1ccccc1'],
  ['an oxygen fewer, off a sulfoxide', 'CS(C)=O', [[O, -1]], 'CSC'],
  ['an oxygen fewer, out of an epoxide', 'C1CCC2OC2C1', [[O, -1]], 'C1=CCCCC1'],
  ['an oxygen more', 'CCC(C)=O', [[O, 1]], 'CCOC(C)=O'],
  ['an oxygen more, on sulfur', 'CSC', [[O, 1]], 'CS(C)=O'],
  [
    'a CH2 fewer',
    'CCOC(C)=O',
    [
      [C, -1],
      [H, -2],
    ],
    'COC(C)=O',
  ],
  [
    'a CH2 more',
    'OC(=O)c1ccccc1',
    [
      [C, 1],
      [H, 2],
    ],
    'COC(=O)c1ccccc1',
  ],
  [
    'an NH more',
    'CC(=O)CC',
    [
      [N, 1],
      [H, 1],
    ],
    'CC(=O)NCC',
  ],
  ['two hydrogens fewer', 'CC(O)CC', [[H, -2]], 'CC(=O)CC'],
  ['two hydrogens fewer, a ring closed', 'CCCCCC', [[H, -2]], 'C1CCCCC1'],
  ['two hydrogens more', 'C=CC(C)=O', [[H, 2]], 'CCC(C)=O'],
  ['two hydrogens more, a ring opened', 'CC1CO1', [[H, 2]], 'CC(C)O'],
  [
    'another halogen',
    'Brc1ccccc1',
    [
      [35, -1],
      [17, 1],
    ],
    'Clc1ccccc1',
  ],
] as const)('%s', (_, from, difference, to) => {
  const edits = editMolecule(graphFromSmiles(from), new Map(difference.map(([z, n]) => [z, n])));
  expect(edits.map(canonicalSmiles)).toContain(same(to));
});

test('nothing for what no single change makes', () => {
  const toluene = graphFromSmiles('Cc1ccccc1');
  expect(editMolecule(toluene, new Map([[O, 2]]))).toEqual([]);
  expect(editMolecule(toluene, new Map([[C, 1]]))).toEqual([]);
  expect(editMolecule(toluene, new Map([[35, -1]]))).toEqual([]);
});
