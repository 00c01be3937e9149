import { expect, test } from 'vitest';
import { nameStructure } from './name-structure.ts';

test('the library gives the name that chemists use, the rules the systematic one', () => {
  const { name, systematic } = nameStructure('CC(C)=O', { useLibrary: true });
  expect([name?.en, name?.es, name?.eu, systematic?.en]).toEqual([
    'acetone',
    'acetona',
    'azetona',
    'propan-2-one',
  ]);
});

test('a structure that states its stereochemistry is not called by the name of the constitution alone', () => {
  expect(nameStructure('C[C@H](O)C(=O)O', { useLibrary: true }).name?.en).toBe(
    '(2S)-2-hydroxypropanoic acid',
  );
});

test('the name of an isotopologue would be that of another: none is given', () => {
  expect(nameStructure('[2H]C([2H])([2H])C', { useLibrary: true })).toEqual({
    name: null,
    systematic: null,
  });
});
