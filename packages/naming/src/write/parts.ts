import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { renumber } from '@elucida/molecules/parts';

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
