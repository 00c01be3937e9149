import { expect, test } from 'vitest';
import { copyGraph, type MolecularGraph } from '@elucida/molecules/graph';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { PackedGraphs } from './packed-graphs.ts';

test('graphs come back as they went in, beyond the first memory too', () => {
  const graphs = ['CC[N+](=O)[O-]', 'O=NOCC', 'NCC(=O)O'].map(graphFromSmiles);
  const packed = new PackedGraphs(5);
  for (let i = 0; i < 3_000; i++) packed.add(graphs[i % 3]);
  const back: MolecularGraph[] = [];
  packed.forEach((graph) => {
    if (back.length < 3_000) back.push(copyGraph(graph));
  });
  expect(back).toHaveLength(3_000);
  for (const i of [0, 1, 2, 1_025, 2_999]) expect(back[i]).toEqual(graphs[i % 3]);
});
