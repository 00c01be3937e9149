import type { ConfigurationAnswer } from '@elucida/engine/configuration/configuration-of';
import { expect, test } from 'vitest';
import { writeConfiguration } from './write-configuration.ts';

/** Menthol, CC(C)C1CCC(C)CC1O: one carbinol hydrogen decides two centres of three. */
const MENTHOL: ConfigurationAnswer = {
  smiles: 'CC(C)[C@@H]1CCC(C)C[C@H]1O',
  probability: 0.99,
  complete: false,
  elements: { centres: [3, 6, 9], bonds: [] },
  stated: { centres: [3, 9], bonds: [] },
  diastereomers: [
    { smiles: 'CC(C)[C@@H]1CC[C@@H](C)C[C@H]1O', probability: 0.7 },
    { smiles: 'CC(C)[C@@H]1CC[C@H](C)C[C@H]1O', probability: 0.2995 },
    { smiles: 'CC(C)[C@H]1CC[C@@H](C)C[C@H]1O', probability: 0.0005 },
  ],
  couplings: [],
  contacts: [],
};

test('what is not stated is left open; the hardly possible is not listed', () => {
  const written = writeConfiguration(MENTHOL);
  expect(written.open).toEqual([[6]]);
  expect(written.diastereomers).toHaveLength(2);
});

test('a double bond that is not stated is left open by both of its atoms', () => {
  const nothing = { centres: [], bonds: [] };
  const elements = { centres: [], bonds: [[1, 2] as const] };
  const open = { ...MENTHOL, smiles: null, elements, stated: nothing };
  expect(writeConfiguration(open).open).toEqual([[1, 2]]);
  expect(writeConfiguration({ ...open, stated: elements }).open).toEqual([]);
});
