import { MAX_DEGREE } from '../graph.ts';
import type { Group } from './group-names.ts';
import { C, N, O, S } from '../atomic-numbers.ts';
import { mark, type Site } from './site.ts';

const PATTERNS: Readonly<Record<string, Group>> = {
  '5': 'arene-mono',
  '4': 'arene-ortho',
  '13': 'arene-meta',
  '22': 'arene-para',
  '3': 'arene-1,2,3',
  '12': 'arene-1,2,4',
  '111': 'arene-1,3,5',
};
const ARYL_RUNS: readonly Group[] = [
  'aryl-ch-run-1',
  'aryl-ch-run-2',
  'aryl-ch-run-3',
  'aryl-ch-run-4',
  'aryl-ch-run-5',
];
const HETERO_RUNS: readonly Group[] = [
  'heteroaryl-ch-run-1',
  'heteroaryl-ch-run-2',
  'heteroaryl-ch-run-3',
  'heteroaryl-ch-run-4',
];

const ring = new Uint8Array(6);

/** Marks aromatic five- and six-rings by heteroatoms, substitution and runs of adjacent CH. */
export function findArenes(site: Site): void {
  const { graph, perception } = site;
  for (let a = 0; a < graph.atomCount; a++)
    if (perception.aromatic[a] && perception.smallestRing[a] <= 6) growFrom(site, a, 1, a);
}

/**
 * Depth-first walk over aromatic bonds; a ring is taken once, from its lowest atom in the direction
 * of its lower neighbour.
 */
function growFrom(site: Site, first: number, depth: number, atom: number): void {
  const { graph, perception } = site;
  ring[depth - 1] = atom;
  const start = atom * MAX_DEGREE;
  for (let k = 0; k < graph.degree[atom]; k++) {
    if (!perception.aromaticBond[start + k]) continue;
    const next = graph.neighbours[start + k];
    if (next === first && depth >= 5) {
      if (ring[1] < atom && !hasChord(site, depth)) takeRing(site, depth);
    } else if (next > first && depth < 6 && !inPath(next, depth)) {
      growFrom(site, first, depth + 1, next);
      ring[depth - 1] = atom;
    }
  }
}

function inPath(atom: number, depth: number): boolean {
  for (let i = 1; i < depth; i++) if (ring[i] === atom) return true;
  return false;
}

function hasChord(site: Site, size: number): boolean {
  const { graph } = site;
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < graph.degree[ring[i]]; k++) {
      const b = graph.neighbours[ring[i] * MAX_DEGREE + k];
      for (let j = 0; j < size; j++)
        if (ring[j] === b && j !== (i + 1) % size && j !== (i + size - 1) % size) return true;
    }
  }
  return false;
}

function takeRing(site: Site, size: number): void {
  const { graph } = site;
  let nitrogens = 0,
    oxygens = 0,
    sulfurs = 0,
    nh = -1,
    fused = 0;
  for (let i = 0; i < size; i++) {
    const a = ring[i];
    const element = graph.element[a];
    if (element === N) {
      nitrogens++;
      if (graph.hydrogens[a]) nh = a;
    } else if (element === O) oxygens++;
    else if (element === S) sulfurs++;
    if (aromaticDegree(site, a) > 2) fused++;
  }
  const hetero = nitrogens + oxygens + sulfurs;
  const pattern = markRuns(site, size, hetero > 0);
  const a = ring[0];
  if (fused > 0) mark(site, 'arene-fused', a);
  if (nh >= 0) mark(site, 'azole-nh', nh);
  if (size === 6) {
    if (nitrogens === 1) mark(site, 'pyridine', a);
    else if (nitrogens > 1) mark(site, 'diazine', a);
    else if (hetero === 0 && fused === 0) markPattern(site, pattern, a);
  } else if (hetero > 1) mark(site, 'azole', a);
  else if (nitrogens === 1) mark(site, 'pyrrole', a);
  else if (oxygens === 1) mark(site, 'furan', a);
  else if (sulfurs === 1) mark(site, 'thiophene', a);
}

function aromaticDegree(site: Site, a: number): number {
  let count = 0;
  for (let k = 0; k < site.graph.degree[a]; k++)
    count += site.perception.aromaticBond[a * MAX_DEGREE + k];
  return count;
}

/**
 * Marks the runs of adjacent CH and returns them as a digit string in ascending order; `6` for an
 * unsubstituted ring.
 */
function markRuns(site: Site, size: number, hetero: boolean): string {
  const { graph } = site;
  const carriesH = (i: number) =>
    graph.element[ring[i % size]] === C && graph.hydrogens[ring[i % size]] > 0;
  let from = 0;
  while (from < size && carriesH(from)) from++;
  if (from === size) return '6';
  const runs: number[] = [];
  let run = 0;
  for (let i = from + 1; i <= from + size; i++) {
    if (carriesH(i)) {
      run++;
      continue;
    }
    if (run > 0) {
      runs.push(run);
      const names = hetero ? HETERO_RUNS : ARYL_RUNS;
      mark(site, names[Math.min(run, names.length) - 1], ring[(i - 1) % size]);
    }
    run = 0;
  }
  return runs.sort().join('');
}

function markPattern(site: Site, pattern: string, a: number): void {
  const known = PATTERNS[pattern];
  if (known) mark(site, known, a);
  else if (pattern === '2' || pattern === '11') mark(site, 'arene-tetra', a);
  else if (pattern === '1' || pattern === '') mark(site, 'arene-penta', a);
  else if (pattern === '6') mark(site, 'aryl-ch-run-5', a);
}
