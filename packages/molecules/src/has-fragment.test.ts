import { expect, test } from 'vitest';
import { hasFragment } from './has-fragment.ts';
import { perceive } from './perceive.ts';
import { readFragment } from './read-fragment.ts';
import { graphFromSmiles } from './smiles.ts';

function has(smiles: string, fragment: string): boolean {
  const graph = graphFromSmiles(smiles);
  return hasFragment({ graph, perception: perceive(graph) }, readFragment(fragment));
}

test.each([
  ['ethyl acetate: an ester', 'CCOC(C)=O', 'C(=O)OC'],
  ['acetic acid: its OH', 'CC(=O)O', '[OH]C=O'],
  ['anisole: a methoxy group', 'COc1ccccc1', '[CH3]O'],
  ['toluene by another Kekulé form', 'Cc1ccccc1', 'C1=CC=CC=C1'],
  ['4-nitrotoluene: a nitro group, drawn without charges', 'Cc1ccc(cc1)[N+](=O)[O-]', 'CN(=O)=O'],
  ['dimethyl sulfoxide, drawn with charges', 'CS(C)=O', 'C[S+]([O-])C'],
  ['naphthalene: a benzene ring', 'c1ccc2ccccc2c1', 'c1ccccc1'],
  ['pyrrole: its NH', 'c1cc[nH]c1', 'c1cc[nH]c1'],
  ['menthol: cyclohexane', 'CC(C)C1CCC(C)CC1O', 'C1CCCCC1'],
  ['propyne', 'CC#C', '[CH]#C'],
  ['benzyl chloride', 'ClCc1ccccc1', 'ClC'],
])('%s', (_, smiles, fragment) => {
  expect(has(smiles, fragment)).toBe(true);
});

test.each([
  ['ethyl acetate has no OH', 'CCOC(C)=O', '[OH]C'],
  ['ethyl phenyl ether has no methoxy group', 'CCOc1ccccc1', '[CH3]O'],
  ['cyclohexene has no benzene ring', 'C1CCCC=C1', 'c1ccccc1'],
  ['benzene has no alkene', 'c1ccccc1', 'C=C'],
  ['propane has no ring', 'CCC', 'C1CC1'],
  ['N-methylpyrrole has no NH', 'Cn1cccc1', 'c1cc[nH]c1'],
  ['acetone has no C–O single bond', 'CC(C)=O', '[CH3]O'],
  ['ethene has not three carbons in a row', 'C=C', 'CCC'],
  ['4-chlorophenol has no 2-chlorophenol', 'Oc1ccc(Cl)cc1', 'Oc1ccccc1Cl'],
])('%s', (_, smiles, fragment) => {
  expect(has(smiles, fragment)).toBe(false);
});

test.each(['', 'CC.O', 'C1CC', 'nonsense', '[C'])('%j is no fragment', (smiles) => {
  expect(() => readFragment(smiles)).toThrow();
});
