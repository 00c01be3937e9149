import type { ElementSymbol } from '@elucida/spectra/chemistry/elements';
import type { Formula } from '@elucida/spectra/formula/formula';
import type { MolecularGraph } from '../molecules/graph.ts';

const ATOMIC_NUMBER: Readonly<Record<Exclude<ElementSymbol, 'H'>, number>> = {
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

/** True when the graph has exactly the atoms and the charge of the formula. */
export function hasFormula(graph: MolecularGraph, formula: Formula): boolean {
  if (graph.atomCount !== formula.heavyAtoms) return false;
  let hydrogens = 0;
  let charge = 0;
  const counts = new Map<number, number>();
  for (let a = 0; a < graph.atomCount; a++) {
    hydrogens += graph.hydrogens[a];
    charge += graph.charge[a];
    counts.set(graph.element[a], (counts.get(graph.element[a]) ?? 0) + 1);
  }
  if (hydrogens !== (formula.counts.H ?? 0) || charge !== formula.charge) return false;
  return Object.entries(ATOMIC_NUMBER).every(
    ([symbol, z]) => (counts.get(z) ?? 0) === (formula.counts[symbol as ElementSymbol] ?? 0),
  );
}
