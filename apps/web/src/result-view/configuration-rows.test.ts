import { expect, test } from 'vitest';
import { configurationRows, type ConfigurationReason } from './configuration-rows.ts';

const MENTHOL = 'CC(C)C1CCC(C)CC1O';
const coupling: ConfigurationReason = {
  technique: 'H1NMR',
  peak: 0,
  atoms: [9],
  observed: 3.41,
  measured: [10.4, 10.4, 4.3],
  expected: [10.2, 10, 4.1],
  otherwise: [3.6, 2.9, 2.8],
};
const contact: ConfigurationReason = {
  technique: 'NOESY',
  peak: 2,
  atoms: [9, 6],
  observed: 3.41,
  other: 1.42,
  expected: [2.5],
  otherwise: [4.14],
};

test('a signal has its constants, in Hz', () => {
  expect(configurationRows([coupling], MENTHOL)).toEqual([
    {
      reason: coupling,
      position: '3.41',
      atoms: 'C10',
      measured: '10.4, 10.4, 4.3\u00a0Hz',
      expected: '10.2, 10.0, 4.1\u00a0Hz',
      otherwise: '3.6, 2.9, 2.8\u00a0Hz',
    },
  ]);
});

test('a contact has two shifts and the distance of its hydrogens, in Å', () => {
  expect(configurationRows([contact], MENTHOL)).toEqual([
    {
      reason: contact,
      position: '3.41 / 1.42',
      atoms: 'C10, C7',
      measured: null,
      expected: '2.5\u00a0Å',
      otherwise: '4.1\u00a0Å',
    },
  ]);
});
