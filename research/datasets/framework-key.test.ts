import { expect, test } from 'vitest';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { frameworkKey } from './framework-key.ts';

const key = (smiles: string): number => frameworkKey(graphFromSmiles(smiles));

test('side chains do not count: toluene, benzoic acid and ibuprofen have the framework of benzene', () => {
  for (const smiles of ['Cc1ccccc1', 'OC(=O)c1ccccc1', 'CC(C)Cc1ccc(cc1)C(C)C(O)=O'])
    expect(key(smiles)).toBe(key('c1ccccc1'));
});

test('elements, bond orders, ring sizes and linkers count', () => {
  const keys = [
    'c1ccccc1',
    'c1ccncc1',
    'C1CCCCC1',
    'C1CCCC1',
    'c1ccccc1Cc1ccccc1',
    'c1ccccc1-c1ccccc1',
  ].map(key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a molecule without rings is its own framework', () => {
  expect(key('CCCC')).not.toBe(key('CCCO'));
});
