import { expect, test } from 'vitest';
import {
  groupedNumber,
  listFigures,
  unparted,
  withDecimalSign,
  withDecimalSigns,
} from './figures.ts';

test.each([
  [999, '999', '999'],
  [2_710, '2,710', '2710'],
  [12_345, '12,345', '12\u202f345'],
  [1_234_567, '1,234,567', '1\u202f234\u202f567'],
])('%i in groups', (value, english, others) =>
  expect([
    groupedNumber(value, 'en'),
    groupedNumber(value, 'es'),
    groupedNumber(value, 'eu'),
  ]).toEqual([english, others, others]),
);

test('decimal signs, and what parts figures that have a comma', () => {
  expect(withDecimalSign('60.4', 'en')).toBe('60.4');
  expect(withDecimalSign('−0.4', 'eu')).toBe('−0,4');
  expect(listFigures(['60,4', '21,0'])).toBe('60,4; 21,0');
  expect(listFigures(['39', '41'])).toBe('39, 41');
  expect(listFigures(['60.4', '21.0'])).toBe('60.4, 21.0');
});

test('each figure among symbols has its decimal sign', () => {
  expect(withDecimalSigns('dd, J = 7.1, 1.5 Hz, 2H', 'es')).toBe('dd, J = 7,1; 1,5 Hz, 2H');
  expect(withDecimalSigns('1.21 ± 0.05 (d, J = 6.1 Hz, 6H)', 'eu')).toBe(
    '1,21 ± 0,05 (d, J = 6,1 Hz, 6H)',
  );
  expect(withDecimalSigns('dd, J = 7.1, 1.5 Hz', 'en')).toBe('dd, J = 7.1, 1.5 Hz');
});

test('a figure stays on a line with its sign and unit', () => {
  expect(unparted('95 % of % 95 at 64.7 ± 0.6 ppm and 1742 cm⁻¹ in 10 Hzed')).toBe(
    '95\u00a0% of %\u00a095 at 64.7\u00a0±\u00a00.6\u00a0ppm and 1742\u00a0cm⁻¹ in 10 Hzed',
  );
});
