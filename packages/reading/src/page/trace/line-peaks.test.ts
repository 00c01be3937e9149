import { expect, test } from 'vitest';
import { findPeaks } from './line-peaks.ts';

const at = (signal: number[], minimum = 1) =>
  findPeaks(signal, () => minimum).map((p) => [p.index, p.height, p.prominence]);

test('maxima with their prominence', () => {
  expect(at([0, 5, 0, 9, 6, 8, 0])).toEqual([
    [1, 5, 5],
    [3, 9, 9],
    [5, 8, 2],
  ]);
  expect(at([0, 5, 0, 9, 6, 8, 0], 3)).toEqual([
    [1, 5, 5],
    [3, 9, 9],
  ]);
});

test('a plateau is one peak in its middle, equal peaks are two', () => {
  expect(at([0, 4, 4, 4, 0])).toEqual([[2, 4, 4]]);
  expect(at([0, 4, 1, 4, 0])).toHaveLength(2);
});

test('the edges of a plot can hold a peak; a flat line has none', () => {
  expect(at([7, 2, 0])).toEqual([[0, 7, 7]]);
  expect(at([0, 0, 0])).toEqual([]);
  expect(at([])).toEqual([]);
});
