import { expect, test } from 'vitest';
import { emptyGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { decompose } from '@elucida/generator/decompose';
import {
  canSetOrder,
  copyDraft,
  draftFrom,
  emptyDraft,
  setOrder,
  writeDraft,
  type Draft,
} from './draft.ts';
import { findExchange, mirrorChange } from './draft-symmetry.ts';

function read(smiles: string): { draft: Draft; classOf: Uint8Array } {
  const graph = graphFromSmiles(smiles);
  return { draft: draftFrom(decompose(graph)!), classOf: perceive(graph).symmetryClass };
}

const image = new Int8Array(31);

test.each([
  ['two arms', 'CCOCC', 0, 4, [4, 3, 2, 1, 0]],
  ['a ring', 'C1CCCC1C', 0, 3, [3, 2, 1, 0, 4, 5]],
])('finds the exchange of %s', (_name, smiles, from, to, expected) => {
  const { draft, classOf } = read(smiles);
  expect(findExchange(draft, classOf, from, to, image)).toBe(true);
  expect([...image.slice(0, draft.vertexCount)]).toEqual(expected);
});

test('does not exchange what is different', () => {
  const { draft, classOf } = read('CCOCCC');
  expect(findExchange(draft, classOf, 0, 5, image)).toBe(false);
});

test('what is done to one arm is done to the other', () => {
  const { draft: source, classOf } = read('CCOCC');
  findExchange(source, classOf, 0, 4, image);
  const target = emptyDraft();
  copyDraft(target, source);
  expect(canSetOrder(target, 0, 1, 2)).toBe(true);
  setOrder(target, 0, 1, 2);
  expect(mirrorChange(target, source, image)).toBe(true);
  const graph = emptyGraph(5);
  writeDraft(target, graph);
  expect(constitutionKey(graph)).toBe(constitutionKey(graphFromSmiles('C=COC=C')));
});
