import { expect, test } from 'vitest';
import { stereoFromSmiles } from '@elucida/molecules/stereo';
import { backReader } from './read-back.ts';
import { perceiveWhole } from './perceived.ts';

const structure = stereoFromSmiles('C[C@H](O)CC(=O)O');

test.each([
  [0, '(3S)-3-hydroxybutanoic acid', '(3R)-3-hydroxybutanoic acid', '3-hydroxybutanoic acid'],
  [1, 'ácido (3S)-3-hidroxibutanoico', 'ácido (3R)-3-hidroxibutanoico', 'ácido 3-hidroxibutanoico'],
  [
    2,
    'azido (3S)-3-hidroxibutanoikoa',
    'azido (3R)-3-hidroxibutanoikoa',
    'azido 3-hidroxibutanoikoa',
  ],
] as const)(
  'language %i: a wrong or missing descriptor is another structure',
  (tongue, right, wrong, without) => {
    const read = backReader(perceiveWhole(structure.graph), structure);
    expect([right, wrong, without].map((name) => read(name, tongue))).toEqual([
      'same',
      'different',
      'different',
    ]);
  },
);

test('a structure without configuration is compared by its constitution', () => {
  expect(backReader(perceiveWhole(structure.graph))('3-hydroxybutanoic acid', 0)).toBe('same');
});
