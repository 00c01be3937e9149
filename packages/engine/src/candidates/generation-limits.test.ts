import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { generationLimits } from './generation-limits.ts';
import { readFacts } from '../constraints/spectral-facts.ts';

function limitsOf(formula: string, spectra: readonly Spectrum[]) {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(formula);
  return generationLimits(readFacts(parsed.formula, spectra));
}

test('para-cresol leaves no room for an alkane', () => {
  const limits = limitsOf('C7H8O', [
    {
      type: 'C13NMR',
      peaks: [153.1, 130.1, 130.0, 115.1, 20.5].map((delta_ppm) => ({ delta_ppm })),
    },
  ]);
  expect(limits).toEqual({ carbonClasses: { min: 3, max: 9 }, piCarbons: { min: 2, max: 7 } });
});

test('hydrogens that no integral covers must be able to exchange', () => {
  const glucose: Spectrum[] = [
    {
      type: 'H1NMR',
      peaks: [
        { delta_ppm: 5.2, int: 1 },
        { delta_ppm: 3.6, int: 6 },
      ],
    },
  ];
  expect(limitsOf('C6H12O6', glucose).exchangeableHydrogens).toEqual({ min: 4 });
  expect(limitsOf('C6H12O6', [{ ...glucose[0], source: 'image' } as Spectrum])).toEqual({});
});

test('no spectra, no limits', () => {
  expect(limitsOf('C7H8O', [])).toEqual({});
});

test('crowded lines of an arene may be two: 2-chloronaphthalene shows ten carbons as five', () => {
  const lines: Spectrum = {
    type: 'C13NMR',
    peaks: [132.91, 128.87, 128.59, 128.0, 126.64].map((delta_ppm) => ({ delta_ppm })),
  };
  expect(limitsOf('C10H7Cl', [lines]).carbonClasses).toEqual({ min: 3, max: 10 });
  expect(limitsOf('C10H7Cl', [{ ...lines, source: 'image' }]).carbonClasses).toEqual({
    min: 3,
    max: 13,
  });
});
