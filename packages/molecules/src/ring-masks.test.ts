import { expect, test } from 'vitest';
import { MAX_DEGREE } from './graph.ts';
import { smallestRingByMasks } from './ring-masks.ts';
import { smallestRingOfBonds } from './rings.ts';
import { graphFromSmiles } from './smiles.ts';

test.each([
  'C',
  'CCO',
  'C1CC1',
  'CC1CCC1CC',
  'c1ccc(-c2ccccc2)cc1',
  'C1CC12CCC2',
  'C1C2CC3CC1CC(C2)C3',
  'C12C3C4C1C5C2C3C45',
  'C1CCCCCCC1',
  'C1CCCCCCCCC1CC1CC1',
  'C1CC2CCC1CC2C1CCCCCCCC1',
  'CCCCCCCCCCCCCCCCCCCCCCCCCCCCCC1CC1',
  'C1CC1.C1CCC1',
])('rings of %s are the same by masks as by queues', (smiles) => {
  const graph = graphFromSmiles(smiles);
  const expected = new Uint8Array(graph.atomCount * MAX_DEGREE);
  const found = new Uint8Array(graph.atomCount * MAX_DEGREE);
  smallestRingOfBonds(graph, expected);
  smallestRingByMasks(graph, found);
  expect(found).toEqual(expected);
});
