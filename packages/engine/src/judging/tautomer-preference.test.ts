import { expect, test } from 'vitest';
import { perceive } from '../molecules/perceive.ts';
import { graphFromSmiles } from '../molecules/smiles.ts';
import { tautomerPreference } from './tautomer-preference.ts';

function preferenceOf(smiles: string): number {
  const graph = graphFromSmiles(smiles);
  return tautomerPreference(graph, perceive(graph));
}

test.each([
  ['amide over imidic acid', 'CC(N)=O', 'CC(O)=N'],
  ['thioamide over imidothiol', 'CC(N)=S', 'CC(S)=N'],
  ['amine over imine of a heteroarene', 'Nc1ccccn1', 'N=c1cccc[nH]1'],
  ['phenol over quinone methide', 'NC(=O)c1ccccc1O', 'NC(O)=C1C=CC=CC1=O'],
  ['1H- over 4H-1,2,4-triazole', 'c1nc[nH]n1', 'c1nnc[nH]1'],
])('%s', (_name, usual, rare) => {
  expect(preferenceOf(usual)).toBeGreaterThan(preferenceOf(rare));
});

test.each([
  ['pyridone and hydroxypyridine', 'O=c1cccc[nH]1', 'Oc1ccccn1'],
  ['3- and 5-methylpyrazole', 'Cc1cc[nH]n1', 'Cc1ccn[nH]1'],
])('neither of %s is left out', (_name, a, b) => {
  expect(Math.abs(preferenceOf(a) - preferenceOf(b))).toBeLessThan(3);
});
