import type { Formula } from '@elucida/spectra/formula/formula';

/**
 * Abundance of the isotope two mass units up relative to the lightest, percent (IUPAC 2021 isotopic
 * compositions).
 */
const TWO_UP: Readonly<Record<string, number>> = {
  Cl: 31.96,
  Br: 97.28,
  S: 4.48,
  Si: 3.35,
  O: 0.205,
};
/** The same one unit up, percent. */
const ONE_UP: Readonly<Record<string, number>> = {
  C: 1.08,
  N: 0.37,
  S: 0.79,
  Si: 5.08,
  H: 0.0115,
  O: 0.038,
};

/** Expected (M+1)/M and (M+2)/M of a molecular ion, percent, for formulas without boron. */
export function isotopePattern(formula: Pick<Formula, 'counts'>): { one: number; two: number } {
  let one = 0;
  let two = 0;
  for (const [element, count] of Object.entries(formula.counts)) {
    one += count * (ONE_UP[element] ?? 0);
    two += count * (TWO_UP[element] ?? 0);
  }
  // Two atoms one unit up each: half the square, first order in large counts.
  return { one, two: two + (one * one) / 200 };
}
