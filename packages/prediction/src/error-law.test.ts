import { expect, test } from 'vitest';
import { asNormalDeviation } from './error-law.ts';

// Student's t with three degrees of freedom: 68.27 % within 1.197, 90 % within 2.353, 95 % within
// 3.182, 99 % within 5.841, 99.9 % within 12.92 (any table of its quantiles).
test.each([
  [0, 0],
  [1.197, 1],
  [2.353, 1.645],
  [3.182, 1.96],
  [5.841, 2.576],
  [12.92, 3.291],
])('t = %s is as rare as %s normal standard deviations', (quantile, normal) => {
  expect(asNormalDeviation(quantile / 1.1969)).toBeCloseTo(normal, 2);
});

test('farther off is rarer, however far', () => {
  const far = [1, 5, 20, 100, 1000].map(asNormalDeviation);
  expect(far).toEqual([...far].sort((a, b) => a - b));
  expect(far.every(Number.isFinite)).toBe(true);
});
