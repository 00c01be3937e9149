import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { expect, test } from 'vitest';
import { predictHeteroatoms } from './predict-heteroatoms.ts';

const predicted = (nucleus: 'F19' | 'P31', smiles: string) => {
  const graph = graphFromSmiles(smiles);
  const { shift, sd } = predictHeteroatoms(nucleus, graph, perceive(graph));
  const atom = graph.element.indexOf(nucleus === 'F19' ? 9 : 15);
  return { shift: shift[atom], sd: sd[atom], all: [...shift] };
};

// Shifts against CFCl₃: W. R. Dolbier, Guide to Fluorine NMR for Organic Chemists; against 85 % H₃PO₄: textbooks.
test.each([
  ['F19', 'benzotrifluoride', 'FC(F)(F)c1ccccc1', -62.7],
  ['F19', '2,2,2-trifluoroethanol', 'OCC(F)(F)F', -77],
  ['F19', '4-fluorotoluene', 'Cc1ccc(F)cc1', -119],
  ['F19', 'benzyl fluoride', 'FCc1ccccc1', -207],
  ['F19', 'acetyl fluoride', 'CC(=O)F', 50],
  ['P31', 'triphenylphosphine', 'c1ccc(cc1)P(c1ccccc1)c1ccccc1', -5.5],
  ['P31', 'triphenylphosphine oxide', 'O=P(c1ccccc1)(c1ccccc1)c1ccccc1', 29],
  ['P31', 'triethyl phosphate', 'CCOP(=O)(OCC)OCC', -1],
  ['P31', 'triethyl phosphite', 'CCOP(OCC)OCC', 138],
] as const)('%s of %s: near the published shift', (nucleus, _name, smiles, published) => {
  const { shift, sd } = predicted(nucleus, smiles);
  expect(Math.abs(shift - published)).toBeLessThan(2 * sd);
  expect(sd).toBeLessThan(30);
});

test('other atoms have no shift', () =>
  expect(predicted('F19', 'CC(=O)F').all.map(Number.isNaN)).toEqual([true, true, true, false]));

test('what it predicts depends neither on the order of the atoms nor on the Kekulé form', () =>
  expect(predicted('F19', 'Cc1ccc(F)cc1').shift).toBe(predicted('F19', 'FC1=CC=C(C)C=C1').shift));
