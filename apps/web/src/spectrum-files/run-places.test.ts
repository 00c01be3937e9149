import { expect, test } from 'vitest';
import { runPlaces, scansByKey } from './run-places.ts';

test('a time takes the scan that is nearest, also outside the run', () => {
  const { at, nearest, isTimed } = runPlaces({ timesS: [6, 12, 60, 63], totals: [1, 1, 1, 1] });
  expect(isTimed).toBe(true);
  expect([...at]).toEqual([0.1, 0.2, 1, 1.05]);
  expect([0, 0.14, 0.16, 0.59, 0.61, 1.02, 1.03, 9].map(nearest)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('without times, scans have their numbers', () => {
  const { at, nearest, isTimed } = runPlaces({ timesS: null, totals: [5, 9, 2] });
  expect(isTimed).toBe(false);
  expect([...at]).toEqual([1, 2, 3]);
  expect(nearest(2)).toBe(1);
});

test.each([
  ['ArrowRight', false, [4, 4], [5, 5]],
  ['ArrowLeft', false, [4, 6], [3, 3]],
  ['ArrowRight', false, [4, 6], [7, 7]],
  ['ArrowRight', false, [9, 9], [9, 9]],
  ['PageDown', false, [4, 4], [0, 0]],
  ['Home', false, [4, 4], [0, 0]],
  ['End', false, [4, 4], [9, 9]],
  ['ArrowRight', true, [4, 4], [4, 5]],
  ['ArrowLeft', true, [4, 6], [4, 5]],
  ['ArrowLeft', true, [4, 4], [4, 4]],
  ['End', true, [4, 4], [4, 9]],
] as const)('%s, with Shift: %s, from %s to %s', (key, shiftKey, [first, last], [from, to]) => {
  expect(scansByKey({ first, last }, { key, shiftKey, count: 10 })).toEqual({
    first: from,
    last: to,
  });
});

test('other keys take nothing', () =>
  expect(scansByKey({ first: 0, last: 0 }, { key: 'a', shiftKey: false, count: 10 })).toBeNull());
