import { ELEMENT_FACTS, elementNumbered } from '@elucida/spectra/chemistry/elements';
import { SYMBOLS } from '@elucida/spectra/chemistry/periodic-table';
import type { MolecularGraph } from '@elucida/molecules/graph';

/**
 * Mass number of the most abundant isotope by atomic number; of elements outside formulas, twice
 * the number.
 */
const MASS_NUMBERS = Uint16Array.from({ length: SYMBOLS.length + 1 }, (_, number) => {
  const element = elementNumbered(number);
  return element ? ELEMENT_FACTS[element].main.massNumber : 2 * number;
});

/** Nominal mass in Da of a heavy atom with its hydrogens. */
export function atomNominalMass(graph: MolecularGraph, atom: number): number {
  return MASS_NUMBERS[graph.element[atom]] + graph.hydrogens[atom];
}

/** Nominal mass of the molecule in Da. */
export function nominalMass(graph: MolecularGraph): number {
  let mass = 0;
  for (let a = 0; a < graph.atomCount; a++) mass += atomNominalMass(graph, a);
  return mass;
}
