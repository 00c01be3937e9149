import { expect, test } from 'vitest';
import { canonicalSmiles, graphFromSmiles } from './smiles.ts';
import { usualCharges } from './usual-charges.ts';

const drawn = (smiles: string) => canonicalSmiles(usualCharges(graphFromSmiles(smiles)));

test.each([
  ['dimethyl sulfoxide', 'C[S+](C)[O-]', 'CS(C)=O'],
  ['dimethyl sulfone', 'C[S+2](C)([O-])[O-]', 'CS(C)(=O)=O'],
  ['trimethylphosphine oxide', 'C[P+](C)(C)[O-]', 'CP(C)(C)=O'],
  ['glycine', '[NH3+]CC(=O)[O-]', 'NCC(=O)O'],
  ['taurine', '[NH3+]CCS(=O)(=O)[O-]', 'NCCS(=O)(=O)O'],
  ['methyl azide', 'C[N-][N+]#N', 'CN=[N+]=[N-]'],
  ['diazomethane', '[CH2-][N+]#N', 'C=[N+]=[N-]'],
  ['nitromethane', 'CN(=O)=O', 'C[N+](=O)[O-]'],
  ['4-nitroaniline stays', 'Nc1ccc(cc1)[N+](=O)[O-]', 'Nc1ccc(cc1)[N+](=O)[O-]'],
  ['pyridine N-oxide', 'O=n1ccccc1', '[O-][n+]1ccccc1'],
  ['methyl isocyanide', 'C[N+]#[C-]', 'C[N+]#[C-]'],
  ['tetramethylammonium acetate', 'C[N+](C)(C)C.CC(=O)[O-]', 'C[N+](C)(C)C.CC(=O)[O-]'],
])('%s', (_, written, usual) => {
  expect(drawn(written)).toBe(canonicalSmiles(graphFromSmiles(usual)));
});

test('the graph that was given keeps its charges', () => {
  const graph = graphFromSmiles('C[S+](C)[O-]');
  usualCharges(graph);
  expect([...graph.charge]).toEqual([0, 1, 0, -1]);
});
