import { addBond, emptyGraph, MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';

/**
 * One connected part of a graph: the part as a graph, and the atom of the whole by atom of the
 * part.
 */
export interface Part {
  readonly graph: MolecularGraph;
  readonly atoms: readonly number[];
}

/** Whether there are atoms, and every one can be reached from the first. */
export function isConnected(graph: MolecularGraph): boolean {
  const seen = new Uint8Array(graph.atomCount),
    queue = new Uint8Array(graph.atomCount);
  let tail = 1;
  seen[0] = 1;
  for (let head = 0; head < tail; head++) {
    const a = queue[head];
    for (let slot = a * MAX_DEGREE, end = slot + graph.degree[a]; slot < end; slot++) {
      const b = graph.neighbours[slot];
      if (seen[b] === 1) continue;
      seen[b] = 1;
      queue[tail++] = b;
    }
  }
  return graph.atomCount > 0 && tail === graph.atomCount;
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

const MAIN_GROUP: ReadonlySet<number> = new Set([5, 6, 7, 8, 9, 14, 15, 16, 17, 34, 35, 53]);

/**
 * The graph without the hydrogens of metals as atoms: they are counted at the metal, as at other
 * atoms. Graphs read from SMILES have both, with those hydrogens as their last atoms; names may
 * have them anywhere.
 */
export function withoutMetalHydrogens(graph: MolecularGraph): MolecularGraph {
  const isHydride = (a: number) =>
    graph.element[a] === 1 &&
    graph.degree[a] === 1 &&
    !MAIN_GROUP.has(graph.element[graph.neighbours[a * MAX_DEGREE]]);
  const atoms: number[] = [];
  for (let a = 0; a < graph.atomCount; a++) if (!isHydride(a)) atoms.push(a);
  if (atoms.length === graph.atomCount) return graph;
  const index = new Int16Array(graph.atomCount).fill(-1);
  atoms.forEach((a, i) => {
    index[a] = i;
  });
  const rest = renumber(graph, atoms, index);
  atoms.forEach((a, i) => {
    rest.hydrogens[i] = Math.max(rest.hydrogens[i], graph.degree[a] - rest.degree[i]);
  });
  return rest;
}

function renumber(
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
