import { ELEMENTS, type ElementSymbol } from '../../chemistry/elements.ts';
import { formulaFromCounts } from '../../formula/formula-from-counts.ts';
import type { AtomCounts, Formula } from '../../formula/formula.ts';
import { implausible } from '../../formula/plausibility.ts';
import { scanFormula } from '../../formula/scan-formula.ts';
import { ADDUCTS, ionMass, type Adduct } from './adducts.ts';

/**
 * How far a printed mass may be from that of its formula, Da: enough for an electron forgotten and for a
 * misprint in the third decimal; far less than an atom of hydrogen.
 */
const SAME_MASS = 0.02;

export interface ResolvedFormula {
  readonly molecule: Formula | null;
  readonly adduct: Adduct | null;
}

/** The molecule in an ion of this formula; null where it has not those atoms. */
function without(counts: AtomCounts, { atoms, molecules }: Adduct): AtomCounts | null {
  const left: Partial<Record<ElementSymbol, number>> = {};
  for (const element of ELEMENTS) {
    const count = ((counts[element] ?? 0) - (atoms[element] ?? 0)) / molecules;
    if (count < 0 || !Number.isInteger(count)) return null;
    if (count > 0) left[element] = count;
  }
  return left;
}

const mayExist = (counts: AtomCounts): boolean => implausible(counts) === null;

/**
 * The molecule that a formula next to an accurate mass stands for: itself, or what is left of it without the atoms of
 * the ion. The mass decides which; without a match there is none.
 */
export function resolveIonFormula(
  printed: string,
  { mass, label }: { mass: number; label: Adduct | null },
): ResolvedFormula {
  const read = scanFormula(printed);
  if (!read.ok) return { molecule: null, adduct: null };
  const { counts } = read.scanned;
  for (const adduct of label === null ? ADDUCTS : [label]) {
    for (const molecule of [without(counts, adduct), counts]) {
      if (molecule === null || !mayExist(molecule)) continue;
      const { monoisotopicMass } = formulaFromCounts(molecule);
      if (Math.abs(ionMass(monoisotopicMass, adduct) - mass) > SAME_MASS) continue;
      return { molecule: formulaFromCounts(molecule), adduct };
    }
  }
  return { molecule: null, adduct: null };
}
