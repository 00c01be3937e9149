import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import { expect, test } from 'vitest';
import { readFacts } from '../../constraints/spectral-facts.ts';
import { shareWeights } from './share-weights.ts';

function weightsOf(formula: string, texts: readonly string[]): ReadonlyMap<number, number> {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(formula);
  const spectra = texts.map((text) => {
    const result = readNotation(text);
    if (!result.ok) throw new Error(text);
    return result.spectrum;
  });
  const facts = readFacts(parsed.formula, spectra).C13NMR!.joint!;
  const weights = shareWeights(facts);
  return new Map([...facts.carbon].map((shift, signal) => [shift, weights[signal]]));
}

/** 3,5-Dimethylanisole. */
const CARBON = '13C NMR 159.8, 139.2, 122.5, 111.8, 55.1, 21.4';
const HSQC = 'HSQC 6.62/122.5, 6.54/111.8, 3.78/55.1, 2.30/21.4';
const HMBC = 'HMBC 2.30 → 139.2, 122.5; 6.54 → 111.8, 122.5, 159.8';

test('an HMBC peak between equivalent positions makes a shared signal likely', () => {
  const without = weightsOf('C9H12O', [CARBON, HSQC, 'HMBC 6.54 → 122.5, 159.8']);
  const weights = weightsOf('C9H12O', [CARBON, HSQC, HMBC]);
  expect(weights.get(111.8)).toBe(10 * without.get(111.8)!);
  // What it correlates with may have an equivalent position as well.
  expect(weights.get(122.5)).toBe(4 * without.get(122.5)!);
  expect(weights.get(21.4)).toBe(without.get(21.4));
});

test('integrals say how many positions a line is of', () => {
  const proton = '1H NMR δ 6.62 (s, 1H), 6.54 (s, 2H), 3.78 (s, 3H), 2.30 (s, 6H)';
  const weights = weightsOf('C9H12O', [CARBON, proton, HSQC, 'HMBC 2.30 → 139.2']);
  const without = weightsOf('C9H12O', [CARBON, HSQC, 'HMBC 2.30 → 139.2']);
  // Two hydrogens on a carbon of unknown kind may be one CH2; six are two CH3 at least.
  const gain = (shift: number) => weights.get(shift)! / without.get(shift)!;
  expect(gain(21.4)).toBe(10);
  expect(gain(139.2)).toBe(1);
});

test('of a line that is of several carbons nothing follows', () => {
  const proton = '1H NMR δ 6.58 (m, 3H), 3.78 (s, 3H), 2.30 (s, 6H)';
  const hsqc = 'HSQC 6.60/122.5, 6.56/111.8, 3.78/55.1, 2.30/21.4';
  const weights = weightsOf('C9H12O', [CARBON, proton, hsqc, 'HMBC 2.30 → 139.2']);
  const without = weightsOf('C9H12O', [CARBON, hsqc, 'HMBC 2.30 → 139.2']);
  expect(weights.get(111.8)).toBe(without.get(111.8));
});
