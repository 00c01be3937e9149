import { expect, test } from 'vitest';
import { matchGraphs, type Coloured } from './match-graphs.ts';
import { perceive } from './perceive.ts';
import { stereoFromSmiles } from './stereo.ts';

function coloured(smiles: string): Coloured {
  const { graph, atoms, bonds } = stereoFromSmiles(smiles);
  return { graph, perception: perceive(graph), atoms, bonds };
}

test.each([
  ['atoms in another order', 'C[C@H](O)CC', 'CC[C@H](C)O', true],
  ['the other enantiomer', 'C[C@H](O)CC', 'CC[C@@H](C)O', false],
  ['a centre left open', 'C[C@H](O)CC', 'CC(C)O', false],
  ['two Kekulé forms', 'CC1=CC=CC=C1O', 'CC1=C(O)C=CC=C1', true],
  [
    'the meso form and one of a pair of enantiomers',
    'C[C@H](O)[C@@H](C)O',
    'C[C@H](O)[C@H](C)O',
    false,
  ],
  [
    'descriptors of the two ends of a symmetrical chain, in either order',
    'C[C@H](O)CC[C@@H](C)O',
    'O[C@@H](C)CC[C@H](O)C',
    true,
  ],
  ['the geometry of one double bond of two', 'C/C=C/C/C=C\\CC', 'CC/C=C\\C/C=C/C', true],
  ['the geometries of two double bonds exchanged', 'C/C=C/C/C=C\\CC', 'C/C=C\\C/C=C/CC', false],
  ['several molecules in another order', 'CC(=O)[O-].[NH4+]', '[NH4+].[O-]C(C)=O', true],
  [
    'decalin and bicyclopentyl, whose atoms look alike',
    'C1CCC2CCCCC2C1',
    'C1CCC(C1)C1CCCC1',
    false,
  ],
])('%s', (_, a, b, same) => {
  expect(matchGraphs(coloured(a), coloured(b))).toBe(same);
});
