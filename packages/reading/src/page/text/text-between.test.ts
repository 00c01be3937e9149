import { expect, test } from 'vitest';
import { parseLabel } from '../axis/axis-labels.ts';
import { textBetween } from './text-between.ts';

const box = { x0: 0, y0: 0, x1: 40, y1: 10 };

test('symbols are picked by position, the surer of two in one place', () => {
  const symbols = [
    { text: '1', confidence: 90, x0: 0, x1: 8 },
    { text: '7', confidence: 40, x0: 1, x1: 9 },
    { text: '5', confidence: 95, x0: 10, x1: 18 },
    { text: '9', confidence: 95, x0: 30, x1: 38 },
  ];
  expect(textBetween([{ text: '159', confidence: 80, box, symbols }], 0, 20)).toBe('15');
});

test('words stand in where a port knows no symbols', () => {
  expect(textBetween([{ text: '42', confidence: 80, box }], 0, 40)).toBe('42');
});

test.each([
  ['4000', 4000],
  ['-0.5', -0.5],
  ['62.5', 62.5],
  ['10.', 10],
  ['', null],
  ['1.2.3', null],
  ['-', null],
  ['12-', 12],
])('label %s is %s', (text, value) => {
  expect(parseLabel(text)).toBe(value);
});
