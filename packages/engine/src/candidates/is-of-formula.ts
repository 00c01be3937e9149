import type { ElementSymbol } from '@elucida/spectra/chemistry/elements';
import type { Formula } from '@elucida/spectra/formula/formula';
import type { MolecularGraph } from '../molecules/graph.ts';

export const ATOMIC_NUMBERS: Readonly<Record<ElementSymbol, number>> = {
  H: 1,
  B: 5,
  C: 6,
  N: 7,
  O: 8,
  F: 9,
  Si: 14,
  P: 15,
  S: 16,
  Cl: 17,
  Br: 35,
  I: 53,
  Li: 3,
  Na: 11,
  K: 19,
};

/** Whether a molecule has exactly the atoms and the charge of a formula. */
export function isOfFormula(graph: MolecularGraph, formula: Formula): boolean {
  if (graph.atomCount !== formula.heavyAtoms) return false;
  const counts = new Map<number, number>();
  let charge = 0;
  for (let atom = 0; atom < graph.atomCount; atom++) {
    counts.set(graph.element[atom], (counts.get(graph.element[atom]) ?? 0) + 1);
    counts.set(1, (counts.get(1) ?? 0) + graph.hydrogens[atom]);
    charge += graph.charge[atom];
  }
  const elements = Object.entries(ATOMIC_NUMBERS) as [ElementSymbol, number][];
  return (
    charge === formula.charge &&
    elements.every(
      ([symbol, number]) => (counts.get(number) ?? 0) === (formula.counts[symbol] ?? 0),
    )
  );
}
