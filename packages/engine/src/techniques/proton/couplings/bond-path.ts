import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';

import { C as CARBON, F as FLUORINE_Z } from '@elucida/molecules/atomic-numbers';
export {
  C as CARBON,
  F as FLUORINE_Z,
  N as NITROGEN,
  O as OXYGEN,
  P as PHOSPHORUS_Z,
  S as SULFUR,
} from '@elucida/molecules/atomic-numbers';

/** One step along a path: the atom it leads to and the bond there. */
export interface Step {
  readonly atom: number;
  readonly order: number;
  readonly slot: number;
}

/**
 * The steps from each atom of a molecule: every path begins with them. Graphs of finalists are not
 * written again.
 */
const stepsByGraph = new WeakMap<MolecularGraph, (readonly Step[])[]>();

/** The bonds from an atom as steps, made once for each graph. */
export function stepsOf({ graph }: Molecule, atom: number): readonly Step[] {
  let known = stepsByGraph.get(graph);
  if (known === undefined) stepsByGraph.set(graph, (known = []));
  return (known[atom] ??= Array.from({ length: graph.degree[atom] }, (_, k) => ({
    atom: graph.neighbours[atom * MAX_DEGREE + k],
    order: graph.orders[atom * MAX_DEGREE + k],
    slot: atom * MAX_DEGREE + k,
  })));
}

/** Whether an atom has a double bond to carbon or nitrogen, or is aromatic. */
export function isUnsaturated(molecule: Molecule, atom: number): boolean {
  return (
    molecule.perception.aromatic[atom] === 1 ||
    stepsOf(molecule, atom).some(({ order }) => order === 2)
  );
}

/** How many fluorines an atom carries. */
export const countFluorines = (molecule: Molecule, atom: number): number =>
  stepsOf(molecule, atom).filter(({ atom: other }) => molecule.graph.element[other] === FLUORINE_Z)
    .length;

/** Whether an atom is not a carbon. */
export const isHetero = ({ graph }: Molecule, atom: number) => graph.element[atom] !== CARBON;
