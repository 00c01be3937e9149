import { expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { hydroxypyridines } from './hydroxypyridines.ts';
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
  ['2-pyridone over pyridin-2-ol', 'O=c1cccc[nH]1', 'Oc1ccccn1'],
  ['4-pyridone over pyridin-4-ol', 'O=c1cc[nH]cc1', 'Oc1ccncc1'],
  ['enol of the ketone over that of the ester', 'CC(O)=CC(=O)OC', 'CC(=O)C=C(O)OC'],
  ['4-hydroxycoumarin over 2-hydroxychromone', 'O=c1cc(O)c2ccccc2o1', 'O=c1cc(O)oc2ccccc12'],
  ['4-quinolone over quinolin-4-ol', 'O=c1cc[nH]c2ccccc12', 'Oc1ccnc2ccccc12'],
])('%s', (_name, usual, rare) => {
  expect(preferenceOf(usual)).toBeGreaterThan(preferenceOf(rare));
});

test.each([
  ['pyridone and hydroxypyridine', 'O=c1cccc[nH]1', 'Oc1ccccn1'],
  ['3- and 5-methylpyrazole', 'Cc1cc[nH]n1', 'Cc1ccn[nH]1'],
])('neither of %s is left out', (_name, a, b) => {
  expect(Math.abs(preferenceOf(a) - preferenceOf(b))).toBeLessThan(3);
});

test.each([
  ['pyridin-2-ol', 'Oc1ccccn1', 1],
  ['quinoline-2,4-diol', 'Oc1cc(O)c2ccccc2n1', 2],
  ['pyridin-3-ol', 'Oc1cccnc1', 0],
  ['6-chloropyridin-2-ol', 'Oc1cccc(Cl)n1', 0],
  ['pyrimidin-4-ol', 'Oc1ccncn1', 0],
  ['quinolin-8-ol', 'Oc1cccc2cccnc12', 0],
])('%s', (_name, smiles, count) => {
  const graph = graphFromSmiles(smiles);
  expect(hydroxypyridines(graph, perceive(graph))).toBe(count);
});
