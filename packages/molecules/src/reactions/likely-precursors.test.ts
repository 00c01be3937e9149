import { expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from '../smiles.ts';
import { likelyPrecursors } from './likely-precursors.ts';

const keys = (some: readonly string[]): string[] =>
  some.map((smiles) => constitutionKey(graphFromSmiles(smiles))).sort();

test.each([
  [
    'benzoic acid: its esters, chloride, amide and nitrile',
    'OC(=O)c1ccccc1',
    ['COC(=O)c1ccccc1', 'CCOC(=O)c1ccccc1', 'ClC(=O)c1ccccc1', 'NC(=O)c1ccccc1', 'N#Cc1ccccc1'],
  ],
  ['phenol: acetate and anisole', 'Oc1ccccc1', ['CC(=O)Oc1ccccc1', 'COc1ccccc1']],
  [
    'benzyl alcohol: acetate, methyl ether and halides',
    'OCc1ccccc1',
    ['CC(=O)OCc1ccccc1', 'COCc1ccccc1', 'ClCc1ccccc1', 'BrCc1ccccc1'],
  ],
  ['aniline: acetanilide', 'Nc1ccccc1', ['CC(=O)Nc1ccccc1']],
  ['acetanilide, an amide: nothing', 'CC(=O)Nc1ccccc1', []],
  ['ethyl benzoate: the methyl ester', 'CCOC(=O)c1ccccc1', ['COC(=O)c1ccccc1']],
  ['methyl benzoate: the ethyl ester', 'COC(=O)c1ccccc1', ['CCOC(=O)c1ccccc1']],
])('%s', (_name, smiles, expected) => {
  expect(keys(likelyPrecursors(graphFromSmiles(smiles)))).toEqual(keys(expected));
});
