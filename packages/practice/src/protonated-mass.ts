import type { Formula } from '@elucida/spectra/formula/formula';
import { formulaFromCounts } from '@elucida/spectra/formula/formula-from-counts';

/** Monoisotopic mass of [M+H]⁺, Da, to 0.0001. */
export function protonatedMass({ counts }: Formula): number {
  const ion = formulaFromCounts({ ...counts, H: (counts.H ?? 0) + 1 }, 1);
  return Number(ion.monoisotopicMass.toFixed(4));
}
