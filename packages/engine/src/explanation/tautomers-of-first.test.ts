import { expect, test } from 'vitest';
import { isRarelyTaken } from './tautomers-of-first.ts';

test.each([
  ['the imidic acid of an amide', 'CC(=O)Nc1ccc(O)cc1', 'CC(O)=Nc1ccc(O)cc1'],
  ['the quinone methide of vanillin', 'COc1cc(C=O)ccc1O', 'COC(C(C=C1)=O)=CC1=CO'],
  ['the cyclohexadienone of methyl salicylate', 'COC(=O)c1ccccc1O', 'COC(O)=C1C=CC=CC1=O'],
  ['the ketene hydrate of salicylic acid', 'OC(=O)c1ccccc1O', 'OC(O)=C1C=CC=CC1=O'],
])('%s does not exist next to it', (_, usual, other) =>
  expect(isRarelyTaken({ smiles: usual }, { smiles: other })).toBe(true),
);

test.each([
  ['pyridone and hydroxypyridine', 'O=c1cccc[nH]1', 'Oc1ccccn1'],
  ['3- and 5-methylpyrazole', 'Cc1cc[nH]n1', 'Cc1ccn[nH]1'],
  ['benzimidazoles', 'Cc1ccc2[nH]cnc2c1', 'Cc1ccc2nc[nH]c2c1'],
])('%s exchange fast and both exist', (_, usual, other) => {
  expect(isRarelyTaken({ smiles: usual }, { smiles: other })).toBe(false);
  expect(isRarelyTaken({ smiles: other }, { smiles: usual })).toBe(false);
});
