import { expect, test } from 'vitest';
import { elementLabels } from './element-labels.ts';

test.each<[string, string, number[][], string]>([
  ['the methyl centre of menthol', 'CC(C)C1CCC(C)CC1O', [[6]], 'C7'],
  ['a centre and a double bond of pent-3-en-2-ol', 'CC=CC(C)O', [[3], [1, 2]], 'C4, C2=C3'],
  ['nothing', 'CCO', [], ''],
])('%s', (_name, smiles, elements, labels) => {
  expect(elementLabels(smiles, elements)).toBe(labels);
});
