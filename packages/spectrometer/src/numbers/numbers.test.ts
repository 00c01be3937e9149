import { expect, test } from 'vitest';
import { acrossParts, inParts } from './in-parts.ts';
import { median, quantile } from './median.ts';

test('the middle value, the quarter, and that of nothing', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), quantile([1, 2, 3, 4], 0.25)]).toEqual([
    2, 3, 2,
  ]);
  expect(median([])).toBeNaN();
});

test('values of parts, and straight lines between their middles', () => {
  const values = Float64Array.of(0, 0, 4, 4, 8);
  const parts = inParts(values, { length: 2, of: (part) => part[0]! });
  expect(parts).toEqual([0, 4, 8]);
  expect([...acrossParts(parts, { length: 2, count: 5 })]).toEqual([0, 1, 3, 5, 7]);
});
