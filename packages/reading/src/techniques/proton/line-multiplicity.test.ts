import { expect, test } from 'vitest';
import { firstOrder } from './line-multiplicity.ts';

const lines = (heights: number[], spacing = 6) =>
  heights.map((height, i) => ({ x: 100 + spacing * i, height }));

test.each([
  [[1], 's'],
  [[1, 1.1], 'd'],
  [[1, 2.1, 0.95], 't'],
  [[1, 3, 3, 1], 'q'],
  [[1, 4, 6, 4, 1], 'quint'],
  [[1, 5, 10, 10, 5, 1], 'sext'],
  [[1, 6, 15, 20, 15, 6, 1], 'sept'],
  [[6, 15, 20, 15, 6], 'sept'],
  [[1, 1, 1, 1], 'm'],
  [[3, 1, 1, 3], 'm'],
])('%j is %s', (heights, mult) => {
  expect(firstOrder(lines(heights)).mult).toBe(mult);
});

test('unequal spacing is not first order', () => {
  expect(
    firstOrder([
      { x: 0, height: 1 },
      { x: 6, height: 2 },
      { x: 20, height: 1 },
    ]).mult,
  ).toBe('m');
});

test('the spacing is that of the lines', () => {
  expect(firstOrder(lines([1, 2, 1], 4.5)).spacing).toBeCloseTo(4.5, 9);
});
