import { expect, test } from 'vitest';
import { likelyByproducts } from './likely-byproducts.ts';
import { constitutionKey, graphFromSmiles } from '../smiles.ts';

const keys = (some: readonly string[]): string[] =>
  some.map((smiles) => constitutionKey(graphFromSmiles(smiles))).sort();

test.each([
  ['ethyl benzoate: benzoic acid and ethanol', 'CCOC(=O)c1ccccc1', ['OC(=O)c1ccccc1', 'CCO']],
  ['acetanilide: acetic acid and aniline', 'CC(=O)Nc1ccccc1', ['CC(O)=O', 'Nc1ccccc1']],
  ['γ-butyrolactone: the hydroxy acid', 'O=C1CCCO1', ['OCCCC(O)=O']],
  ['2-butanol: butenes and butanone', 'CCC(C)O', ['C=CCC', 'CC=CC', 'CCC(C)=O']],
  ['benzaldehyde: alcohol and acid', 'O=Cc1ccccc1', ['OCc1ccccc1', 'OC(=O)c1ccccc1']],
  ['bromocyclohexane: cyclohexene', 'BrC1CCCCC1', ['C1=CCCCC1']],
  ['toluene: nothing', 'Cc1ccccc1', []],
])('%s', (_name, smiles, expected) => {
  expect(keys(likelyByproducts(graphFromSmiles(smiles)))).toEqual(keys(expected));
});
