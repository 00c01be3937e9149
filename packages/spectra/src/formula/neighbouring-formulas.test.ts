import { expect, test } from 'vitest';
import { neighbouringFormulas } from './neighbouring-formulas.ts';
import { parseFormula } from './parse-formula.ts';

function neighboursOf(text: string): Record<string, string[]> {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  const bySlip: Record<string, string[]> = {};
  for (const { formula, slip } of neighbouringFormulas(parsed.formula))
    (bySlip[slip] ??= []).push(formula.hill);
  return bySlip;
}

test('phenol with an oxygen, two hydrogens, a CH2 or an NH too many or too few', () => {
  expect(neighboursOf('C6H6O')).toEqual({
    oxygen: ['C6H6', 'C6H6O2'],
    hydrogen: ['C6H4O', 'C6H8O'],
    methylene: ['C5H4O', 'C7H8O'],
    nitrogen: ['C6H7NO'],
    // C6H6O with H and O exchanged is C6HO6, which has an odd number of electrons.
  });
});

test('digits swapped, and counts of two elements', () => {
  expect(neighboursOf('C12H10O2').digits).toContain('C10H12O2');
  expect(neighboursOf('C7H8O').digits).toBeUndefined();
});

test('another halogen', () => {
  expect(neighboursOf('C6H5Br').halogen).toEqual(['C6H5F', 'C6H5Cl', 'C6H5I']);
});

test('none with more hydrogens than can be bound', () => {
  expect(neighboursOf('C3H8').hydrogen).toEqual(['C3H6']);
});

test.each(['C9H13N·HCl', 'C2H3O2-'])(
  'none of %s: parts and charges are typed on purpose',
  (text) => {
    expect(neighboursOf(text)).toEqual({});
  },
);
