import { expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { emptyGraph } from '@elucida/molecules/graph';
import { decompose } from '@elucida/generator/decompose';
import { copyDraft, draftFrom, emptyDraft, isConnected, writeDraft } from './draft.ts';
import { fuseRings, swapNeighbours } from './fusion-moves.ts';
import type { Move } from './moves.ts';
import { piecesOf } from './pieces.ts';
import { seededRandom } from './random.ts';

const keyOf = (smiles: string): string => constitutionKey(graphFromSmiles(smiles));

/** The connected constitutions that a move makes of a molecule in many attempts. */
function reached(smiles: string, move: Move): Set<string> {
  const graph = graphFromSmiles(smiles);
  const source = draftFrom(decompose(graph)!);
  const random = seededRandom(7);
  const pieces = piecesOf();
  const keys = new Set<string>();
  for (let attempt = 0; attempt < 600; attempt++) {
    const draft = emptyDraft();
    copyDraft(draft, source);
    if (!move(draft, random, pieces) || !isConnected(draft)) continue;
    expect(draft.bondUnits).toBe(source.bondUnits);
    if (!smiles.includes('=')) expect([...draft.open]).toEqual([...source.open]);
    const made = emptyGraph(graph.atomCount);
    writeDraft(draft, made);
    keys.add(constitutionKey(made));
  }
  return keys;
}

test('two neighbours change places: decalin becomes perhydroazulene', () => {
  const keys = reached('C1CCC2CCCCC2C1', swapNeighbours);
  expect(keys).toContain(keyOf('C1CCC2CCCC2CC1'));
});

test('two neighbours change places with what they carry: a lactone turns round', () => {
  expect(reached('O=C1CCCO1', swapNeighbours)).toContain(keyOf('O=C1CCOC1'));
  expect(reached('CC1CCCC(O)C1', swapNeighbours)).toContain(keyOf('CC1CCCCC1O'));
});

test('crossed bonds fuse and bridge rings: decalin becomes bicyclo[4.3.1]decane and bicyclo[5.3.0]decane', () => {
  const keys = reached('C1CCC2CCCCC2C1', fuseRings);
  expect(keys).toContain(keyOf('C1CCC2CCCCC1C2'));
  expect(keys).toContain(keyOf('C1CCC2CCCC2CC1'));
});
