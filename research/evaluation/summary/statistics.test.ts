import { expect, test } from 'vitest';
import { brierScore, calibrationError, quantile, wilson } from './statistics.ts';

test.each([
  // Newcombe, Stat. Med. 1998, 17, 857, table I.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('Wilson interval of %i in %i', (successes, n, low, high) => {
  const [a, b] = wilson(successes, n);
  expect(a).toBeCloseTo(low, 3);
  expect(b).toBeCloseTo(high, 3);
});

test('quantiles by nearest rank', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
});

test('a forecaster that says 0.8 and is right in 4 of 5 is calibrated; one that says 1 is not', () => {
  const honest = [true, true, true, true, false].map((right) => ({ confidence: 0.8, right }));
  expect(calibrationError(honest)).toBeCloseTo(0);
  expect(calibrationError(honest.map(({ right }) => ({ confidence: 1, right })))).toBeCloseTo(0.2);
  expect(brierScore(honest)).toBeCloseTo(0.16);
});
