import { expect, test } from 'vitest';
import { DEPTHS, IR_INTENSITIES, readStrength, strengthOfDepth } from './band-strengths.ts';

test.each([
  ['s', 's'],
  ['str.', 's'],
  ['Very strong', 's'],
  ['vs', 's'],
  ['med', 'm'],
  ['vw', 'w'],
  ['very weak', 'w'],
  ['br', 'br'],
  ['vbr', 'br'],
  ['br, s', 'br'],
  ['m br', 'br'],
  ['broad s', 'br'],
  ['br vs', 'br'],
  ['C=O', null],
  ['', null],
  ['s m', null],
  ['br br', null],
  ['s br w', null],
  ['stretch', null],
  ['wagging', null],
])('%s is %s', (written, code) => expect(readStrength(written)).toBe(code));

test.each(IR_INTENSITIES.filter((code) => code !== 'br'))(
  'a band as deep as one called %s is called so',
  (code) => expect(strengthOfDepth(DEPTHS[code])).toBe(code),
);
