import { molecularFormula } from '@elucida/molecules/molecular-formula';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { expect, test } from 'vitest';
import { seededRandom } from '../../datasets/seeded-random.ts';
import { wrongStructures } from './wrong-structures.ts';

test('ethyl 4-methylbenzoate: each kind of wrong structure, of the formula but for two kinds', () => {
  const truth = 'CCOC(=O)c1ccc(C)cc1';
  const wrong = wrongStructures(truth, seededRandom(1));
  expect(wrong.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['position', 'function', 'homologue', 'byproduct']),
  );
  const key = (smiles: string) => constitutionKey(graphFromSmiles(smiles));
  expect(new Set([truth, ...wrong.map(({ smiles }) => smiles)].map(key)).size).toBe(
    wrong.length + 1,
  );
  for (const { kind, smiles } of wrong)
    if (kind === 'homologue') expect(molecularFormula(smiles)).toBe('C11H14O2');
    else if (kind !== 'byproduct') expect(molecularFormula(smiles)).toBe('C10H12O2');
});

test('the same random numbers give the same structures', () => {
  const made = () => wrongStructures('CCOC(=O)c1ccc(C)cc1', seededRandom(7));
  expect(made()).toEqual(made());
});
