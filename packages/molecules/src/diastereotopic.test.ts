import { expect, test } from 'vitest';
import { graphFromSmiles } from './smiles.ts';
import { isDiastereotopic } from './diastereotopic.ts';

test.each([
  ['CH2 of butan-2-ol, next to a stereocentre', 'CCC(C)O', 1, true],
  ['CH2 of pentan-3-ol: the marked arm makes one', 'CCC(O)CC', 1, true],
  ['OCH2 of a diethyl acetal', 'CC(OCC)OCC', 3, true],
  ['OCH2 of ethyl acetate', 'CCOC(C)=O', 1, false],
  ['CH2 of 2-methylpropan-1-ol', 'CC(C)CO', 3, false],
  ['OCH2 of diethyl ether: mirror images only', 'CCOCC', 1, false],
])('%s', (_, smiles, atom, expected) => {
  expect(isDiastereotopic(graphFromSmiles(smiles), atom)).toBe(expected);
});
