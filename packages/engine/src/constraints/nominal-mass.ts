import type { ElementSymbol } from '@elucida/spectra/chemistry/elements';
import type { Formula } from '@elucida/spectra/formula/formula';

/** Mass number of the most abundant isotope, Da (IUPAC 2021). */
const MASS_NUMBER: Readonly<Record<ElementSymbol, number>> = {
  H: 1,
  B: 11,
  C: 12,
  N: 14,
  O: 16,
  F: 19,
  Si: 28,
  P: 31,
  S: 32,
  Cl: 35,
  Br: 79,
  I: 127,
  Li: 7,
  Na: 23,
  K: 39,
};

/** Nominal mass of a formula in Da: the molecular ion of the most abundant isotopes. */
export function nominalMass({ counts }: Pick<Formula, 'counts'>): number {
  return (Object.entries(counts) as [ElementSymbol, number][]).reduce(
    (sum, [element, n]) => sum + MASS_NUMBER[element] * n,
    0,
  );
}
