import { formulaFromCounts } from './formula-from-counts.ts';
import { ELEMENTS, type ElementSymbol } from '../chemistry/elements.ts';
import type { AtomCounts, Formula } from './formula.ts';

interface Atoms {
  readonly counts: AtomCounts;
  readonly charge?: number;
}

function combine(a: Atoms, b: Atoms, sign: 1 | -1): Formula | null {
  const counts: Partial<Record<ElementSymbol, number>> = {};
  for (const element of ELEMENTS) {
    const count = (a.counts[element] ?? 0) + sign * (b.counts[element] ?? 0);
    if (count < 0) return null;
    if (count > 0) counts[element] = count;
  }
  return formulaFromCounts(counts, (a.charge ?? 0) + sign * (b.charge ?? 0));
}

/** All atoms and charges of both. */
export const addFormulas = (a: Atoms, b: Atoms): Formula => combine(a, b, 1)!;

/**
 * What is left of `whole` once `part` is lost (a neutral loss in a mass spectrum); null where it
 * has not those atoms.
 */
export const subtractFormula = (whole: Atoms, part: Atoms): Formula | null =>
  combine(whole, part, -1);
