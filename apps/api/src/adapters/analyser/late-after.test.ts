import { expect, test } from 'vitest';
import { lateAfterMs } from './late-after.ts';

test('above 20 heavy atoms a search ends after 60 s', () => {
  // Pentadecylcyclopentane has 20 heavy atoms, strychnine 25.
  expect(lateAfterMs({ formula: 'C20H40' })).toBe(100_000);
  expect(lateAfterMs({ formula: 'C21H22N2O2' })).toBe(60_000);
});

test('the time that a person gives the search comes on top', () => {
  expect(lateAfterMs({ formula: 'C21H22N2O2', searchSeconds: 120 })).toBe(180_000);
  expect(lateAfterMs({ formula: 'C9H8O4', searchSeconds: 30 })).toBe(130_000);
});

test('a formula that cannot be read changes nothing: the analysis refuses it', () => {
  expect(lateAfterMs({ formula: 'C21H22N2O2)' })).toBe(100_000);
});
