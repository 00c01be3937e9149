import { expect, test } from 'vitest';
import { inlineMarks, withoutMarks } from './inline-marks.ts';

test.each([
  ['**7.26** (t, *J* = 7.1 Hz)', '7.26 (t, J = 7.1 Hz)'],
  ['***m/z* 43** (15 %)', 'm/z 43 (15 %)'],
  ['**ethanol** (`CCO`)', 'ethanol (CCO)'],
  ['`C[*]C` has a star', 'C[*]C has a star'],
  ['', ''],
])('%s without its marks is %s', (marked, plain) => {
  expect(withoutMarks(marked)).toBe(plain);
});

test('three stars are bold and italic, and the italic ends first in m/z', () => {
  expect(inlineMarks('***m/z* 43**')).toEqual([
    { text: 'm/z', bold: true, italic: true, code: false },
    { text: ' 43', bold: true, italic: false, code: false },
  ]);
});
