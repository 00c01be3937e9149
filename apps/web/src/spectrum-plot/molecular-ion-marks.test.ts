import { expect, test } from 'vitest';
import { molecularIonMarks } from './molecular-ion-marks.ts';

test.each([
  [
    'C7H7Br',
    [
      [170, 'M⁺•'],
      [171, 'M+1'],
      [172, 'M+2'],
    ],
  ],
  [
    'C4H8O2',
    [
      [88, 'M⁺•'],
      [89, 'M+1'],
      [90, 'M+2'],
    ],
  ],
  [
    'CH4',
    [
      [16, 'M⁺•'],
      [17, 'M+1'],
    ],
  ],
  [
    'C7H7I',
    [
      [218, 'M⁺•'],
      [219, 'M+1'],
      [220, 'M+2'],
    ],
  ],
])('%s', (formula, marks) =>
  expect(molecularIonMarks(formula).map(({ x, label }) => [x, label])).toEqual(marks),
);

test('what is not a formula has no marks', () => expect(molecularIonMarks('C(')).toEqual([]));
