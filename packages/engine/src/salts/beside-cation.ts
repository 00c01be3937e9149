import { neighboursOf, type MolecularGraph } from '@elucida/molecules/graph';

/** Whether a cation is next to an atom: an oxide of a nitro group or N-oxide has given no hydrogen. */
export const besideCation = (graph: MolecularGraph, atom: number): boolean =>
  neighboursOf(graph, atom).some((other) => graph.charge[other] > 0);
