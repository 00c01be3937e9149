import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { CleavageKind } from '../../evidence/cleavages.ts';
import { atomNominalMass } from './nominal-mass.ts';

interface RingCutting {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  readonly mass: number;
  readonly add: (mz: number, kind: CleavageKind, atoms: readonly number[]) => void;
}

/**
 * Above this number of single ring bonds (polycycles) the pairs are too many and mean too little.
 */
const MOST_BONDS = 14;

const from = new Uint8Array(64);
const to = new Uint8Array(64);

/**
 * Cuts every pair of single ring bonds that parts the molecule; with a double bond between them it
 * is the retro-Diels–Alder reaction.
 */
export function cutRings(cutting: RingCutting): void {
  const { graph, perception } = cutting;
  let bonds = 0;
  for (let a = 0; a < graph.atomCount; a++) {
    for (let k = 0; k < graph.degree[a]; k++) {
      const slot = a * MAX_DEGREE + k;
      const b = graph.neighbours[slot];
      if (
        a > b ||
        graph.orders[slot] !== 1 ||
        !perception.ringBond[slot] ||
        perception.aromaticBond[slot]
      )
        continue;
      if (bonds === MOST_BONDS) return;
      from[bonds] = a;
      to[bonds++] = b;
    }
  }
  for (let i = 0; i < bonds; i++) for (let j = i + 1; j < bonds; j++) cutPair(cutting, i, j);
}

const visited = new Uint8Array(256);
const stack = new Uint8Array(256);

function cutPair({ graph, mass, add }: RingCutting, i: number, j: number): void {
  visited.fill(0, 0, graph.atomCount);
  visited[from[i]] = 1;
  stack[0] = from[i];
  let depth = 1;
  let side = 0;
  while (depth > 0) {
    const at = stack[--depth];
    side += atomNominalMass(graph, at);
    for (let k = 0; k < graph.degree[at]; k++) {
      const next = graph.neighbours[at * MAX_DEGREE + k];
      if (visited[next] || isCut(at, next, i) || isCut(at, next, j)) continue;
      visited[next] = 1;
      stack[depth++] = next;
    }
  }
  if (visited[to[i]]) return;
  const atoms = [from[i], to[i], from[j], to[j]];
  const kind = isRetroDielsAlder(graph, i, j) ? 'retro-diels-alder' : 'ring-cut';
  add(side, kind, atoms);
  add(mass - side, kind, atoms);
}

function isCut(a: number, b: number, bond: number): boolean {
  return (from[bond] === a && to[bond] === b) || (from[bond] === b && to[bond] === a);
}

/**
 * One end of each bond is an sp3 neighbour of the same double bond: cyclohexene's 3,4 and 5,6
 * bonds.
 */
function isRetroDielsAlder(graph: MolecularGraph, i: number, j: number): boolean {
  for (const p of [from[i], to[i]])
    for (const q of [from[j], to[j]]) if (p !== q && joinedByDoubleBond(graph, p, q)) return true;
  return false;
}

function joinedByDoubleBond(graph: MolecularGraph, p: number, q: number): boolean {
  for (let k = 0; k < graph.degree[p]; k++) {
    const a = graph.neighbours[p * MAX_DEGREE + k];
    for (let m = 0; m < graph.degree[a]; m++) {
      const slot = a * MAX_DEGREE + m;
      if (graph.orders[slot] !== 2) continue;
      const b = graph.neighbours[slot];
      for (let n = 0; n < graph.degree[b]; n++)
        if (graph.neighbours[b * MAX_DEGREE + n] === q && b !== p && a !== q) return true;
    }
  }
  return false;
}
