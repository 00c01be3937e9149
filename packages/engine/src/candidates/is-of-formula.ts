import { ELEMENT_FACTS, ELEMENTS } from '@elucida/spectra/chemistry/elements';
import type { Formula } from '@elucida/spectra/formula/formula';
import type { MolecularGraph } from '@elucida/molecules/graph';

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
  return (
    charge === formula.charge &&
    ELEMENTS.every(
      (symbol) =>
        (counts.get(ELEMENT_FACTS[symbol].atomicNumber) ?? 0) === (formula.counts[symbol] ?? 0),
    )
  );
}
