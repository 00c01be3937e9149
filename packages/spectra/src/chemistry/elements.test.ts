import { describe, expect, test } from 'vitest';
import {
  COUNTER_IONS,
  ELEMENT_FACTS,
  elementNumbered,
  ELEMENTS,
  HALOGEN_NUMBERS,
  halogensIn,
  isotopeRatio,
  type ElementSymbol,
} from './elements.ts';
import { KNOWN_SYMBOLS, SYMBOLS, symbolOf } from './periodic-table.ts';

// Monoisotopic masses of AME2012 as NIST prints them, Da, with atomic and mass numbers.
test.each<[ElementSymbol, number, number, number]>([
  ['H', 1, 1, 1.00782503223],
  ['Li', 3, 7, 7.0160034366],
  ['B', 5, 11, 11.00930536],
  ['C', 6, 12, 12],
  ['N', 7, 14, 14.00307400443],
  ['O', 8, 16, 15.99491461957],
  ['F', 9, 19, 18.99840316273],
  ['Na', 11, 23, 22.989769282],
  ['Si', 14, 28, 27.97692653465],
  ['P', 15, 31, 30.97376199842],
  ['S', 16, 32, 31.9720711744],
  ['Cl', 17, 35, 34.968852682],
  ['K', 19, 39, 38.9637064864],
  ['Br', 35, 79, 78.9183376],
  ['I', 53, 127, 126.9044719],
])('%s is element %i; its main isotope has %i nucleons and %d Da', (symbol, z, nucleons, mass) => {
  expect(ELEMENT_FACTS[symbol]).toMatchObject({
    atomicNumber: z,
    main: { massNumber: nucleons, mass },
  });
  expect(elementNumbered(z)).toBe(symbol);
});

describe.each(ELEMENTS)('%s', (symbol) => {
  const { averageMass, isotopes } = ELEMENT_FACTS[symbol];
  test('its isotopes make up the whole element, the lightest first', () => {
    expect(isotopes.reduce((sum, { abundance }) => sum + abundance, 0)).toBeCloseTo(1, 6);
    expect(isotopes.map(({ mass }) => mass)).toEqual(
      isotopes.map(({ mass }) => mass).toSorted((a, b) => a - b),
    );
  });
  test('its standard atomic weight is the mean of its isotopes', () => {
    const mean = isotopes.reduce((sum, { mass, abundance }) => sum + mass * abundance, 0);
    // Compositions and weights are of different years; sulfur and lithium vary most in nature.
    expect(Math.abs(mean - averageMass)).toBeLessThan(0.005);
  });
});

test.each([
  ['Cl', 2, 0.32],
  ['Br', 2, 0.973],
  ['C', 1, 0.0108],
  ['S', 2, 0.0447],
  ['Si', 1, 0.0508],
  ['B', -1, 0.248],
  ['F', 1, 0],
] as const)('of %s, the isotope %i nucleons off has %d of the main one', (symbol, off, ratio) =>
  expect(isotopeRatio(symbol, off)).toBeCloseTo(ratio, 3),
);

test('the periodic table has 118 elements; deuterium and tritium are known symbols of hydrogen', () => {
  expect(SYMBOLS).toHaveLength(118);
  expect(new Set(SYMBOLS).size).toBe(118);
  expect([symbolOf(1), symbolOf(26), symbolOf(79), symbolOf(118)]).toEqual(['H', 'Fe', 'Au', 'Og']);
  expect(() => symbolOf(0)).toThrow(RangeError);
  expect(KNOWN_SYMBOLS.has('D') && KNOWN_SYMBOLS.has('Na') && !KNOWN_SYMBOLS.has('Xx')).toBe(true);
});

test('halogens and metals of salts', () => {
  expect([...HALOGEN_NUMBERS]).toEqual([9, 17, 35, 53]);
  expect(halogensIn({ C: 1, H: 1, Br: 1, Cl: 1, F: 1 })).toBe(3);
  expect(COUNTER_IONS.map((symbol) => ELEMENT_FACTS[symbol].atomicNumber)).toEqual([3, 11, 19]);
  expect(elementNumbered(26)).toBeUndefined();
});
