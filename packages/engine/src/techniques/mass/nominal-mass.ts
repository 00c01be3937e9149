import type { MolecularGraph } from '../../molecules/graph.ts';

/** Mass number of the most abundant isotope by atomic number, Da (IUPAC 2021). */
const MASS_NUMBER: Readonly<Record<number, number>> = {
  1: 1,
  5: 11,
  6: 12,
  7: 14,
  8: 16,
  9: 19,
  14: 28,
  15: 31,
  16: 32,
  17: 35,
  35: 79,
  53: 127,
  3: 7,
  11: 23,
  19: 39,
};

/** Nominal mass in Da of a heavy atom with its hydrogens. */
export function atomNominalMass(graph: MolecularGraph, atom: number): number {
  return (MASS_NUMBER[graph.element[atom]] ?? 2 * graph.element[atom]) + graph.hydrogens[atom];
}

/** Nominal mass of the molecule in Da. */
export function nominalMass(graph: MolecularGraph): number {
  let mass = 0;
  for (let a = 0; a < graph.atomCount; a++) mass += atomNominalMass(graph, a);
  return mass;
}
