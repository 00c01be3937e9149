import { expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from './smiles.ts';

const same = (a: string, b: string): void =>
  expect(constitutionKey(graphFromSmiles(a))).toBe(constitutionKey(graphFromSmiles(b)));

test('a porphyrin in lower case has no radicals', () => {
  same(
    'Cc1c2nc(c(C)c3ccc([nH]3)c(C)c3nc(c(C)c4ccc1[nH]4)C=C3)C=C2',
    'CC1=C2C=CC(=N2)C(C)=C2C=CC(N2)=C(C)C2=NC(C=C2)=C(C)c2ccc1[nH]2',
  );
});

test('a radical that is written stays one', () => {
  const graph = graphFromSmiles('[CH2]c1ccc([CH2])cc1');
  expect([...graph.hydrogens].reduce((sum, count) => sum + count, 0)).toBe(8);
  same('[CH2]c1ccc([CH2])cc1', '[CH2]c1ccc(cc1)[CH2]');
});
