import { expect, test } from 'vitest';
import { hydrogenCounts } from './hydrogen-counts.ts';

test.each([
  ['butyl acetate', [2.05, 2.9, 2.1, 2.0, 3.2], 12, [2, 3, 2, 2, 3]],
  ['ten per cent off', [55, 105, 290], 9, [1, 2, 6]],
  ['printed relative integrals', [1.74, 2.81, 2.14, 2.12, 3.19], 12, [2, 3, 2, 2, 3]],
  ['an OH not seen', [2, 3], 6, [2, 3]],
  ['a weak signal still counts one', [0.2, 9], 10, [1, 9]],
])('%s', (_, relative, hydrogens, counts) => {
  expect(hydrogenCounts(relative, hydrogens)).toEqual(counts);
});

test('without a formula the smallest signal is one', () => {
  expect(hydrogenCounts([2, 3, 1])).toEqual([2, 3, 1]);
  expect(hydrogenCounts([])).toEqual([]);
});
