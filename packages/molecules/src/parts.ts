import { addBond, emptyGraph, MAX_DEGREE, type MolecularGraph } from './graph.ts';

/**
 * One connected part of a graph: the part as a graph, and the atom of the whole by atom of the
 * part.
 */
export interface Part {
  readonly graph: MolecularGraph;
  readonly atoms: readonly number[];
}

/** The connected parts of a graph, in the order of their first atoms. */
export function partsOf(graph: MolecularGraph): Part[] {
  const index = new Int16Array(graph.atomCount).fill(-1);
  const parts: Part[] = [];
  for (let start = 0; start < graph.atomCount; start++) {
    if (index[start] >= 0) continue;
    const atoms = [start];
    index[start] = 0;
    for (const a of atoms) {
      for (let slot = a * MAX_DEGREE; slot < a * MAX_DEGREE + graph.degree[a]; slot++) {
        const b = graph.neighbours[slot];
        if (index[b] < 0) index[b] = atoms.push(b) - 1;
      }
    }
    parts.push({ atoms, graph: renumber(graph, atoms, index) });
  }
  return parts;
}

/** Some atoms of a graph as a graph; `index`: the place of each, −1 of those left out. */
export function renumber(
  graph: MolecularGraph,
  atoms: readonly number[],
  index: Int16Array,
): MolecularGraph {
  const part = emptyGraph(atoms.length);
  atoms.forEach((a, i) => {
    part.element[i] = graph.element[a];
    part.charge[i] = graph.charge[a];
    part.hydrogens[i] = graph.hydrogens[a];
  });
  atoms.forEach((a, i) => {
    for (let slot = a * MAX_DEGREE; slot < a * MAX_DEGREE + graph.degree[a]; slot++) {
      const j = index[graph.neighbours[slot]];
      if (j > i) addBond(part, i, j, graph.orders[slot]);
    }
  });
  return part;
}
