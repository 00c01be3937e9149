import { C, O, F, CL, BR, I } from '../atomic-numbers.ts';
import { MAX_DEGREE, type MolecularGraph } from '../graph.ts';
import type { Perception } from '../perception.ts';
import { GROUP_COUNT, GROUP_INDEX, type Group } from './group-names.ts';

/** What an atom looks like to its neighbours; 0 is an sp³ carbon, or no carbon. */
export const VINYL = 1,
  ARYL = 2,
  CARBONYL = 3,
  SP = 4;

/**
 * A molecule being searched for groups: the graph, what it has of double-bonded oxygen, and where
 * findings go.
 */
export interface Site {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  /** VINYL, ARYL, CARBONYL, SP or 0 by atom. */
  readonly kind: Uint8Array;
  /** Number of terminal doubly bonded oxygens by atom (charge-separated nitro oxygens count). */
  readonly oxo: Uint8Array;
  readonly counts: Uint8Array;
  /** Flat (group index, atom, second atom or -1) triples when sites are wanted. */
  readonly found: number[] | null;
}

export function openSite(
  graph: MolecularGraph,
  perception: Perception,
  found: number[] | null,
): Site {
  const n = graph.atomCount;
  const site = {
    graph,
    perception,
    kind: new Uint8Array(n),
    oxo: new Uint8Array(n),
    counts: new Uint8Array(GROUP_COUNT),
    found,
  };
  for (let a = 0; a < n; a++) {
    const start = a * MAX_DEGREE;
    let oxo = 0;
    let doubles = 0;
    let triple = false;
    for (let k = 0; k < graph.degree[a]; k++) {
      const b = graph.neighbours[start + k];
      const order = graph.orders[start + k];
      if (order === 2) doubles++;
      if (order === 3) triple = true;
      if (
        graph.element[b] === O &&
        graph.degree[b] === 1 &&
        (order === 2 || (graph.charge[b] < 0 && graph.charge[a] > 0))
      )
        oxo++;
    }
    site.oxo[a] = oxo;
    if (graph.element[a] === C && oxo > 0) site.kind[a] = doubles > 1 ? SP : CARBONYL;
    else if (perception.aromatic[a]) site.kind[a] = ARYL;
    else if (triple || doubles > 1) site.kind[a] = SP;
    else if (doubles === 1) site.kind[a] = VINYL;
  }
  return site;
}

export function mark(site: Site, group: Group, atom: number, second = -1): void {
  const g = GROUP_INDEX[group];
  site.counts[g]++;
  site.found?.push(g, atom, second);
}

export function isHalogen(element: number): boolean {
  return element === F || element === CL || element === BR || element === I;
}

/** Number of neighbours of `atom` with this element. */
export function countNeighbours(graph: MolecularGraph, atom: number, element: number): number {
  let count = 0;
  for (let k = 0; k < graph.degree[atom]; k++)
    if (graph.element[graph.neighbours[atom * MAX_DEGREE + k]] === element) count++;
  return count;
}

/** Bond order of the strongest bond of `atom` to `element`, 0 without one. */
export function strongestBondTo(graph: MolecularGraph, atom: number, element: number): number {
  let best = 0;
  for (let k = 0; k < graph.degree[atom]; k++) {
    const slot = atom * MAX_DEGREE + k;
    if (graph.element[graph.neighbours[slot]] === element && graph.orders[slot] > best)
      best = graph.orders[slot];
  }
  return best;
}
