import { formulaFromCounts } from '@elucida/spectra/formula/formula-from-counts';
import { elementNumbered, type ElementSymbol } from '@elucida/spectra/chemistry/elements';
import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { MolecularGraph } from './graph.ts';

/**
 * Formula of a molecule in Hill order with its charge. Throws RangeError for an element outside
 * those of formulas.
 */
export function formulaOf(graph: MolecularGraph): string {
  const counts: Partial<Record<ElementSymbol, number>> = {};
  let hydrogens = 0;
  let charge = 0;
  for (let a = 0; a < graph.atomCount; a++) {
    const symbol = elementNumbered(graph.element[a]);
    if (!symbol) throw new RangeError(`no formula symbol for atomic number ${graph.element[a]}`);
    counts[symbol] = (counts[symbol] ?? 0) + 1;
    hydrogens += graph.hydrogens[a];
    charge += graph.charge[a];
  }
  const atoms: AtomCounts = hydrogens > 0 ? { ...counts, H: hydrogens } : counts;
  return formulaFromCounts(atoms, charge).hill;
}
