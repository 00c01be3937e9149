import { expect, test } from 'vitest';
import { plotDomain } from './plot-domain.ts';
import { formatDifference, formatPosition } from './plot-peak.ts';

test('the ppm axis and the IR axis run right to left', () => {
  expect(plotDomain('H1NMR', [7.26, 1.2])).toEqual([10, 0]);
  expect(plotDomain('IR', [1710])).toEqual([4000, 400]);
});

test('peaks outside the usual range widen it', () => {
  expect(plotDomain('H1NMR', [11.9, -0.4])).toEqual([12.4, -0.9]);
  expect(plotDomain('MS', [151])).toEqual([0, 161]);
});

test.each([
  ['H1NMR', 4.1, '4.10'],
  ['C13NMR', -2.34, '−2.3'],
  ['IR', 1710, '1710'],
  ['MS', 88, '88'],
  ['MS', 88.0524, '88.0524'],
] as const)('%s %d reads %s', (technique, x, text) =>
  expect(formatPosition(technique, x)).toBe(text),
);

test('a difference carries its sign, zero none', () => {
  expect(formatDifference('C13NMR', 0.62)).toBe('+0.6');
  expect(formatDifference('C13NMR', -0.6)).toBe('−0.6');
  expect(formatDifference('C13NMR', -0.01)).toBe('0.0');
});
