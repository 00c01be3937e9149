import type { AtomCounts } from '@elucida/spectra/formula/formula';

/** Whether a formula has silicon: then a line near 0 ppm may be the molecule's, and is not taken for TMS. */
export const hasSiliconIn = (atoms: AtomCounts | null): boolean => (atoms?.Si ?? 0) > 0;

/** Hydrogens of a formula; null where it is not known. */
export const hydrogensIn = (atoms: AtomCounts | null): number | null => atoms && (atoms.H ?? 0);

/**
 * Most lines that the carbons of a formula give; null where it is not known, or where ¹⁹F and ³¹P split them, which no
 * decoupling of hydrogen undoes.
 */
export function mostCarbonLines(atoms: AtomCounts | null): number | null {
  if (atoms?.C === undefined || (atoms.F ?? 0) + (atoms.P ?? 0) > 0) return null;
  return atoms.C;
}
