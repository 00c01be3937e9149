import { expect, test } from 'vitest';
import { decimalsOf, filterNumericCell, printedNumber, toNumber } from './number-format.ts';

test.each([
  ['7,26', 7.26],
  [' 7.26 ', 7.26],
  ['−0.1', -0.1],
  ['1e309', Infinity],
  ['1.2.3', NaN],
  ['1,234.5', NaN],
  ['', NaN],
  ['0x1F', NaN],
  ['-', NaN],
  ['+5', 5],
  ['5.', 5],
  ['-0', 0],
  ['−0,0', 0],
])('%j is %d', (text, expected) => expect(toNumber(text)).toBe(expected));
test.each([
  ['7,26 ppm', '7.26'],
  ['−1', '-1'],
  ['1e5', '15'],
  ['abc', ''],
  ['1.2.3', '1.2.3'],
])('a numeric cell keeps of %j %j', (text, expected) =>
  expect(filterNumericCell(text)).toBe(expected),
);
test.each([
  [7.26, 2],
  [7, 0],
  [1e-7, 7],
  [1.5e-7, 8],
  [1e21, 0],
  [-0.05, 2],
])('%d has %i decimals', (value, expected) => expect(decimalsOf(value)).toBe(expected));
test('a true minus in print', () =>
  expect([printedNumber(-4.2), printedNumber(7, 2)]).toEqual(['−4.2', '7.00']));
