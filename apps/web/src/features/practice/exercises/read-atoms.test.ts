import { expect, test } from 'vitest';
import { readAtoms, writeAtoms } from './read-atoms.ts';

const LABELS = ['C1', 'C2', 'O3', 'Cl4'];

test.each([
  ['C2', [1]],
  ['2, 1', [0, 1]],
  ['c1/C2', [0, 1]],
  ['o3; 3', [2]],
  ['Cl4', [3]],
  ['', []],
])('%s is read as %j', (text, atoms) =>
  expect(readAtoms(text, LABELS)).toEqual({ atoms, fault: null }),
);

test.each([
  ['5', '5'],
  ['0', '0'],
  ['O2', 'O2'],
  ['C1 and C2', 'and'],
  ['C1-C2', 'C1-C2'],
])('%s names no atom: %s', (text, fault) => expect(readAtoms(text, LABELS).fault).toBe(fault));

test('what is written is read', () => {
  expect(writeAtoms([0, 3], LABELS)).toBe('C1, Cl4');
  expect(readAtoms('C1, Cl4', LABELS).atoms).toEqual([0, 3]);
});
