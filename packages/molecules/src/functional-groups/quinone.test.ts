import { expect, test } from 'vitest';
import { perceive } from '../perceive.ts';
import { graphFromSmiles } from '../smiles.ts';
import { isGroupOfQuinone } from './quinone.ts';

test.each([
  ['1,4-benzoquinone', 'O=C1C=CC(=O)C=C1', true],
  ['1,4-naphthoquinone', 'O=C1C=CC(=O)c2ccccc12', true],
  ['9,10-anthraquinone', 'O=C1c2ccccc2C(=O)c2ccccc21', true],
  ['quinoline-5,8-dione', 'O=C1C=CC(=O)c2ncccc12', true],
  // A 1,2-diketone to the table of groups.
  ['1,2-benzoquinone', 'O=C1C=CC=CC1=O', false],
  ['4-pyranone', 'O=c1ccocc1', false],
  ['kojic acid', 'OCc1cc(=O)c(O)co1', false],
  ['maltol', 'Cc1occc(=O)c1O', false],
  ['chromone', 'O=c1ccoc2ccccc12', false],
  ['flavone', 'O=c1cc(-c2ccccc2)oc2ccccc12', false],
  ['xanthone', 'O=c1c2ccccc2oc2ccccc12', false],
  ['4-pyridone', 'O=c1cc[nH]cc1', false],
  ['anthrone', 'O=C1c2ccccc2Cc2ccccc12', false],
  // Two carbonyls, none of them of a quinone: two chromones, joined by a bond and by a ring.
  ['2,2′-bichromone', 'O=c1cc(-c2cc(=O)c3ccccc3o2)oc2ccccc12', false],
  ['benzo[1,2-b:5,4-b′]dipyran-4,6-dione', 'O=c1ccoc2cc3occc(=O)c3cc12', false],
  ['cyclohexane-1,4-dione', 'O=C1CCC(=O)CC1', false],
  ['tropone', 'O=c1cccccc1', false],
  ['acetophenone', 'CC(=O)c1ccccc1', false],
])('%s', (_name, smiles, expected) => {
  const graph = graphFromSmiles(smiles);
  expect(isGroupOfQuinone(graph, perceive(graph))).toBe(expected);
});
