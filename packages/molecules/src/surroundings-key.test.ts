import { expect, test } from 'vitest';
import { graphFromSmiles } from './smiles.ts';
import { surroundingsKey } from './surroundings-key.ts';

const keyOf = (smiles: string): number => surroundingsKey(graphFromSmiles(smiles));

test.each([
  ['o-xylene, both Kekulé forms', 'CC1=CC=CC=C1C', 'CC1=C(C)C=CC=C1'],
  ['ethyl acetate, from either end', 'CCOC(C)=O', 'CC(=O)OCC'],
  ['naphthalene', 'c1ccc2ccccc2c1', 'C1=CC2=CC=CC=C2C=C1'],
])('%s', (_, one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

test.each([
  ['ethyl acetate and methyl propanoate', 'CCOC(C)=O', 'CCC(=O)OC'],
  ['o- and m-xylene', 'Cc1ccccc1C', 'Cc1cccc(C)c1'],
  ['an amine oxide and a hydroxylamine', 'C[N+](C)(C)[O-]', 'CN(C)OC'],
])('%s differ', (_, one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});
