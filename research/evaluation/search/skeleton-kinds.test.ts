import { expect, test } from 'vitest';
import { skeletonKinds } from './skeleton-kinds.ts';

test.each([
  ['ibuprofen', 'CC(C)Cc1ccc(cc1)C(C)C(O)=O', ['plain']],
  ['acetonide of glycerol', 'CC1(C)OCC(CO)O1', ['acetal']],
  ['spiro[4.5]decane', 'C1CCC2(C1)CCCCC2', ['spiro']],
  ['norbornane', 'C1CC2CCC1C2', ['bridged']],
  ['levoglucosan', 'OC1C2COC(O2)C(O)C1O', ['acetal', 'bridged']],
  ['decalin', 'C1CCC2CCCCC2C1', ['fused, saturated']],
  ['benzothiazole', 'c1ccc2ncsc2c1', ['fused heteroarene']],
  ['naphthalene', 'c1ccc2ccccc2c1', ['plain']],
  ['pantolactone', 'CC1(C)COC(=O)C1O', ['lactone and quaternary carbon']],
  ['butyrolactone', 'O=C1CCCO1', ['plain']],
  ['1,3-propanesultam', 'O=S1(=O)CCCN1', ['sultam']],
  ['betaine', 'C[N+](C)(C)CC([O-])=O', ['inner salt']],
  ['nitrobenzene', '[O-][N+](=O)c1ccccc1', ['plain']],
])('%s', (_, smiles, kinds) => {
  expect(skeletonKinds(smiles)).toEqual(kinds);
});
