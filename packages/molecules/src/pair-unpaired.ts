import { MAX_DEGREE, type MolecularGraph, setOrder } from './graph.ts';

/** Most steps of one search: rings are small, and a path is found at once or not at all. */
const MOST_STEPS = 20_000;

/**
 * Gives two ring carbons that are short of one bond their double bonds, along a path of alternating
 * bonds between them. OpenChemLib leaves such carbons when it resolves lower-case macrocycles with
 * upper-case double bonds (the usual SMILES of porphyrins) and takes them for radicals.
 */
export function pairUnpaired(graph: MolecularGraph): void {
  const open: number[] = [];
  for (let a = 0; a < graph.atomCount; a++) if (isShort(graph, a)) open.push(a);
  if (open.length === 0 || open.length % 2 !== 0 || open.some((a) => graph.degree[a] < 2)) return;
  for (const start of open) {
    if (!isShort(graph, start)) continue;
    const path = alternatingPath(graph, start);
    if (!path) return;
    for (let i = 0; i + 1 < path.length; i++)
      setOrder(graph, path[i], path[i + 1], i % 2 === 0 ? 2 : 1);
  }
}

function isShort(graph: MolecularGraph, a: number): boolean {
  if (graph.element[a] !== 6 || graph.charge[a] !== 0) return false;
  let bonds = graph.hydrogens[a];
  for (let slot = a * MAX_DEGREE; slot < a * MAX_DEGREE + graph.degree[a]; slot++)
    bonds += graph.orders[slot];
  return bonds === 3;
}

/** A path from one short carbon to another whose bonds are single, double, single … single. */
function alternatingPath(graph: MolecularGraph, start: number): number[] | null {
  const path = [start];
  const onPath = new Uint8Array(graph.atomCount);
  onPath[start] = 1;
  let steps = MOST_STEPS;
  const extend = (a: number, order: 1 | 2): boolean => {
    for (let slot = a * MAX_DEGREE; slot < a * MAX_DEGREE + graph.degree[a]; slot++) {
      const b = graph.neighbours[slot];
      if (graph.orders[slot] !== order || onPath[b] || steps-- < 0) continue;
      path.push(b);
      onPath[b] = 1;
      if (order === 1 && isShort(graph, b)) return true;
      if (extend(b, order === 1 ? 2 : 1)) return true;
      path.pop();
      onPath[b] = 0;
    }
    return false;
  };
  return extend(start, 1) ? path : null;
}
