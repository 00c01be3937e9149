import { MAX_DEGREE } from '../graph.ts';
import { C, N, O, S } from '../atomic-numbers.ts';
import { ARYL, CARBONYL, mark, type Site } from './site.ts';

/**
 * Marks methyl kinds, chains and saturated rings: they carry the C–H bending bands and the common
 * fragment ions.
 */
export function findSkeleton(site: Site): void {
  const { graph, kind, perception } = site;
  for (let a = 0; a < graph.atomCount; a++) {
    if (graph.element[a] !== C) continue;
    if (perception.aromatic[a] && graph.hydrogens[a] > 0) mark(site, 'aromatic', a);
    if (kind[a] !== 0) continue;
    if (graph.hydrogens[a] === 3 && graph.degree[a] === 1)
      findMethyl(site, a, graph.neighbours[a * MAX_DEGREE]);
    else if (graph.hydrogens[a] === 2) findMethylene(site, a);
    else if (graph.hydrogens[a] === 1) mark(site, 'methine', a);
    countMethyls(site, a);
    const ring = perception.smallestRing[a];
    if (ring === 3) mark(site, 'ring-3', a);
    else if (ring === 4) mark(site, 'ring-4', a);
    else if (ring === 5) mark(site, 'ring-5', a);
    else if (ring === 6) mark(site, 'ring-6', a);
  }
}

function findMethyl(site: Site, a: number, b: number): void {
  const { graph, kind } = site;
  const element = graph.element[b];
  if (element === O) mark(site, 'methoxy', a, b);
  else if (element === N) mark(site, 'n-methyl', a, b);
  else if (element === S) mark(site, 's-methyl', a, b);
  else if (element === C) {
    mark(site, 'methyl', a, b);
    if (kind[b] === CARBONYL) mark(site, 'acetyl-methyl', a, b);
    else if (kind[b] === ARYL) mark(site, 'aryl-methyl', a, b);
    else if (kind[b] === 0 && graph.hydrogens[b] === 2) mark(site, 'ethyl', b, a);
  }
}

function findMethylene(site: Site, a: number): void {
  const { graph, kind, perception } = site;
  mark(site, 'methylene', a);
  const start = a * MAX_DEGREE;
  for (let k = 0; k < graph.degree[a]; k++)
    if (kind[graph.neighbours[start + k]] === ARYL) {
      mark(site, 'benzyl', a);
      break;
    }
  if (perception.smallestRing[a] || graph.degree[a] !== 2) return;
  if (
    runLength(site, graph.neighbours[start], a) + runLength(site, graph.neighbours[start + 1], a) >=
    3
  )
    mark(site, 'methylene-chain-4', a);
}

/** Number of successive chain CH2 from `at` away from `from`, three at most. */
function runLength(site: Site, at: number, from: number): number {
  const { graph, kind } = site;
  let length = 0;
  while (
    length < 3 &&
    graph.element[at] === C &&
    kind[at] === 0 &&
    graph.hydrogens[at] === 2 &&
    graph.degree[at] === 2
  ) {
    length++;
    const next =
      graph.neighbours[at * MAX_DEGREE] === from
        ? graph.neighbours[at * MAX_DEGREE + 1]
        : graph.neighbours[at * MAX_DEGREE];
    from = at;
    at = next;
  }
  return length;
}

function countMethyls(site: Site, a: number): void {
  const { graph } = site;
  let methyls = 0;
  for (let k = 0; k < graph.degree[a]; k++) {
    const b = graph.neighbours[a * MAX_DEGREE + k];
    if (graph.element[b] === C && graph.hydrogens[b] === 3) methyls++;
  }
  if (methyls >= 3) mark(site, 'tert-butyl', a);
  else if (methyls === 2) mark(site, 'methyl-geminal', a);
}
