import { expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { asAniliniumSulfonate } from './anilinium.ts';

function changes(smiles: string, nucleus: 'C13' | 'H1' = 'C13'): number[] {
  const graph = graphFromSmiles(smiles);
  const nothing = {
    shift: new Float32Array(graph.atomCount),
    sd: new Float32Array(graph.atomCount),
    observations: new Uint32Array(graph.atomCount),
    depth: new Uint8Array(graph.atomCount),
  };
  const { shift } = asAniliniumSulfonate(nothing, { nucleus, graph, perception: perceive(graph) });
  return [...shift].map((each) => Math.round(10 * each) / 10);
}

test('sulfanilic acid: the carbon of the nitrogen moves upfield, the others downfield', () => {
  expect(changes('Nc1ccc(S(=O)(=O)O)cc1')).toEqual([0, -13.5, 5.7, 1, 9, 0, 0, 0, 0, 1, 5.7]);
  expect(changes('Nc1ccc(S(=O)(=O)O)cc1', 'H1')).toEqual([
    0, 0, 0.8, 0.3, 0.6, 0, 0, 0, 0, 0.3, 0.8,
  ]);
});

test('an alkylated aniline next to an alkanesulfonic acid is one too; its N–CH2 carbons move downfield', () => {
  const alkylated = 'OS(=O)(=O)CCN(CCO)c1ccccc1';
  const moved = (nucleus: 'C13' | 'H1') => changes(alkylated, nucleus).filter((each) => each !== 0);
  expect(moved('C13')).toEqual([4.7, 4.7, -13.5, 5.7, 1, 9, 1, 5.7]);
  expect(moved('H1')).toEqual([0.2, 0.2, 0.8, 0.3, 0.6, 0.3, 0.8]);
});

test.each([
  ['sulfanilamide', 'Nc1ccc(S(N)(=O)=O)cc1'],
  ['4-aminobenzoic acid', 'Nc1ccc(C(=O)O)cc1'],
  ['acetanilide-4-sulfonic acid', 'CC(=O)Nc1ccc(S(=O)(=O)O)cc1'],
  ['sodium sulfanilate', 'Nc1ccc(S(=O)(=O)[O-])cc1'],
  ['taurine', 'NCCS(=O)(=O)O'],
])('%s stays as it is', (_, smiles) =>
  expect(changes(smiles).every((each) => each === 0)).toBe(true),
);
