import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { describe, expect, test } from 'vitest';
import type { BenchCase } from './bench-case.ts';
import { controlled } from './controls.ts';

const cases = Array.from({ length: 6 }, (_, i): BenchCase => ({
  id: `case-${i}`,
  formula: 'C9H10O2',
  heavyAtoms: 11,
  spectra: [{ type: 'C13NMR', peaks: [{ delta_ppm: 171.1 }] }],
  answer: 'CCOC(=O)c1ccccc1',
}));
const near = (list: readonly BenchCase[], index: number) => controlled(list, index, 'near-formula');

describe('near-formula', () => {
  test('the six kinds in turn, the spectra as they are', () => {
    expect(cases.map((_, i) => near(cases, i)!.formula)).toEqual([
      'C9H10O3',
      'C9H10O',
      'C9H12O2',
      'C9H8O2',
      'C10H12O2',
      'C8H8O2',
    ]);
    expect(near(cases, 0)!.spectra).toBe(cases[0].spectra);
    expect(near(cases, 0)!.id).toBe('case-0/C9H10O3');
  });

  test('the next kind where a molecule cannot have it: toluene has no oxygen to lose', () => {
    const toluene = [0, 1].map((): BenchCase => ({ ...cases[0], formula: 'C7H8', heavyAtoms: 7 }));
    expect(near(toluene, 1)!.formula).toBe('C7H10');
    expect(parseFormula(near(toluene, 1)!.formula).ok).toBe(true);
  });

  test.each([
    ['smaller', { formula: 'C3H6O', heavyAtoms: 4 }],
    ['larger', { formula: 'C16H20O', heavyAtoms: 17 }],
  ])('none for a %s molecule', (_, over) => {
    expect(near([{ ...cases[0], ...over }], 0)).toBeUndefined();
  });
});
