import { MAX_DEGREE, type MolecularGraph } from './graph.ts';

/** `smallestRing` of atoms and bonds whose rings all have more than eight members. */
export const LARGE_RING = 9;
const MAX_ATOMS = 256;

const entry = new Int16Array(MAX_ATOMS);
const low = new Int16Array(MAX_ATOMS);
const parent = new Int16Array(MAX_ATOMS);
const stack = new Uint8Array(MAX_ATOMS);
const nextSlot = new Uint8Array(MAX_ATOMS);
const distance = new Int16Array(MAX_ATOMS);
const queue = new Uint8Array(MAX_ATOMS);

/** Slot of the same bond seen from the neighbour in `slot` of `atom`. */
export function reverseSlot(graph: MolecularGraph, atom: number, slot: number): number {
  const start = graph.neighbours[slot] * MAX_DEGREE;
  for (let k = start; ; k++) if (graph.neighbours[k] === atom) return k;
}

/**
 * Size of the smallest ring through each bond, by slot: 0 for chain bonds, 3–8, or LARGE_RING.
 * Chain bonds are the bridges of the graph (R. Tarjan, Inf. Process. Lett. 2 (1974) 160); for the
 * others a breadth-first search finds the shortest way round.
 */
export function smallestRingOfBonds(graph: MolecularGraph, out: Uint8Array): void {
  markRingBonds(graph, out);
  for (let a = 0; a < graph.atomCount; a++) {
    for (let slot = a * MAX_DEGREE, end = slot + graph.degree[a]; slot < end; slot++) {
      if (out[slot] === 0 || graph.neighbours[slot] < a) continue;
      const size = shortestWayRound(graph, out, a, graph.neighbours[slot]);
      out[slot] = size;
      out[reverseSlot(graph, a, slot)] = size;
    }
  }
}

/** Writes 1 into the slots of ring bonds and 0 into the others. */
function markRingBonds(graph: MolecularGraph, out: Uint8Array): void {
  const { atomCount, degree, neighbours } = graph;
  for (let a = 0; a < atomCount; a++) {
    entry[a] = -1;
    for (let k = 0; k < degree[a]; k++) out[a * MAX_DEGREE + k] = 1;
  }
  let clock = 0;
  for (let root = 0; root < atomCount; root++) {
    if (entry[root] >= 0) continue;
    let top = 0;
    stack[0] = root;
    parent[root] = -1;
    nextSlot[root] = 0;
    entry[root] = low[root] = clock++;
    while (top >= 0) {
      const a = stack[top];
      if (nextSlot[a] < degree[a]) {
        const b = neighbours[a * MAX_DEGREE + nextSlot[a]++];
        if (b === parent[a]) continue;
        if (entry[b] >= 0) {
          if (entry[b] < low[a]) low[a] = entry[b];
          continue;
        }
        entry[b] = low[b] = clock++;
        parent[b] = a;
        nextSlot[b] = 0;
        stack[++top] = b;
        continue;
      }
      top--;
      const p = parent[a];
      if (p < 0) continue;
      if (low[a] < low[p]) low[p] = low[a];
      if (low[a] > entry[p]) clearBond(graph, out, a, p);
    }
  }
}

function clearBond(graph: MolecularGraph, out: Uint8Array, a: number, b: number): void {
  let slot = a * MAX_DEGREE;
  while (graph.neighbours[slot] !== b) slot++;
  out[slot] = 0;
  out[reverseSlot(graph, a, slot)] = 0;
}

function shortestWayRound(
  graph: MolecularGraph,
  inRing: Uint8Array,
  from: number,
  to: number,
): number {
  const { atomCount, degree, neighbours } = graph;
  for (let a = 0; a < atomCount; a++) distance[a] = 0;
  distance[from] = 1;
  let head = 0;
  let tail = 0;
  queue[tail++] = from;
  while (head < tail) {
    const a = queue[head++];
    const d = distance[a] + 1;
    if (d >= LARGE_RING) return LARGE_RING;
    for (let slot = a * MAX_DEGREE, end = slot + degree[a]; slot < end; slot++) {
      const b = neighbours[slot];
      if (inRing[slot] === 0 || distance[b] !== 0) continue;
      if (b === to) {
        if (a === from) continue;
        return d;
      }
      distance[b] = d;
      queue[tail++] = b;
    }
  }
  return LARGE_RING;
}
