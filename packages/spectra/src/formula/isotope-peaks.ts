import { ELEMENT_FACTS, type Isotope } from '../chemistry/elements.ts';
import { ELEMENTS } from '../chemistry/elements.ts';
import type { AtomCounts } from './formula.ts';

export interface IsotopePeak {
  /**
   * Nominal mass difference to M, the peak of the most abundant isotopes (negative only with boron
   * and lithium, which have a lighter isotope).
   */
  readonly offset: number;
  /** Relative to M = 100. */
  readonly relative: number;
}

function multiply(a: Float64Array, b: Float64Array): Float64Array {
  const product = new Float64Array(a.length);
  for (let i = 0; i < a.length; i++) {
    if (a[i] === 0) continue;
    for (let j = 0; i + j < a.length; j++) product[i + j] = product[i + j]! + a[i]! * b[j]!;
  }
  return product;
}

function power(isotopes: readonly Isotope[], exponent: number, length: number): Float64Array {
  let base: Float64Array = new Float64Array(length);
  for (const { massNumber, abundance } of isotopes) {
    const offset = massNumber - isotopes[0]!.massNumber;
    if (offset < length) base[offset] = abundance;
  }
  let result: Float64Array = new Float64Array(length);
  result[0] = 1;
  for (let left = exponent; left > 0; left >>= 1) {
    if (left & 1) result = multiply(result, base);
    if (left > 1) base = multiply(base, base);
  }
  return result;
}

/**
 * Isotopic peaks M−b … M+`upTo` at unit resolution: the product of the elements' isotope
 * polynomials, with the abundances of `ELEMENT_FACTS` (IUPAC 2009). Peaks below 0.001 % of M are
 * left out, except M to M+2.
 */
export function isotopePeaks(counts: AtomCounts, upTo = 2): IsotopePeak[] {
  const lighter = (counts.B ?? 0) + (counts.Li ?? 0);
  const length = lighter + upTo + 1;
  let pattern: Float64Array = new Float64Array(length);
  pattern[0] = 1;
  for (const element of ELEMENTS) {
    const count = counts[element] ?? 0;
    if (count > 0)
      pattern = multiply(pattern, power(ELEMENT_FACTS[element].isotopes, count, length));
  }
  const main = pattern[lighter]!;
  return [...pattern]
    .map((abundance, index) => ({ offset: index - lighter, relative: (100 * abundance) / main }))
    .filter(({ offset, relative }) => (offset >= 0 && offset <= 2) || relative >= 0.001);
}
