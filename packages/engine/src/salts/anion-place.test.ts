import { expect, test } from 'vitest';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { isOtherAnion } from './anion-place.ts';

test.each([
  ['gentisate', 'O=C([O-])c1cc(O)ccc1O', false],
  ['its phenolate', 'OC(=O)c1cc([O-])ccc1O', true],
  ['phenolate', '[O-]c1ccccc1', false],
  ['hydrogen maleate', 'OC(=O)C=CC([O-])=O', false],
  ['4-sulfobenzoate with the charge on the carboxylate', 'OS(=O)(=O)c1ccc(cc1)C([O-])=O', true],
  ['4-nitrobenzoic acid', 'OC(=O)c1ccc([N+](=O)[O-])cc1', false],
  ['picolinic acid N-oxide', 'OC(=O)c1cccc[n+]1[O-]', false],
  ['benzene', 'c1ccccc1', false],
])('%s', (_, smiles, isOther) => expect(isOtherAnion(graphFromSmiles(smiles))).toBe(isOther));
