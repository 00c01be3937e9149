import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { combine } from '@elucida/molecules/hashing';
import type { Perception } from '@elucida/molecules/perception';
import { coarseType, fullLevel, fullType, LEVELS, linkType } from './environments.ts';

/**
 * Features of the additive part: what lies at the end of each shortest path of up to five bonds,
 * hashed to 32 bits. They generalise the increments of the textbooks (E. Pretsch, Structure
 * Determination of Organic Compounds): the effect of a substituent in α, β, γ … position by the
 * kind of atoms in between, and of pairs of substituents in α and β.
 */
export const MAX_PATH_BONDS = 5;
/** Features of one atom that are kept. */
export const MAX_FEATURES = 4096;

/** Own environments that are features themselves: F0 to X3. */
const OWN_LEVELS = 6;
const MAX_ATOMS = 256;
const MAX_ENDS = 64;

const coarse = new Int32Array(MAX_ATOMS);
const full = new Int32Array(MAX_ATOMS);
const distance = new Uint8Array(MAX_ATOMS);
const queue = new Uint8Array(MAX_ATOMS);
const near = new Int32Array(MAX_ENDS);
let nearCount = 0;
let graph: MolecularGraph;
let perception: Perception;
let environments: Uint32Array;
let out: Uint32Array;
let count = 0;

/**
 * Fixes the molecule whose atoms `pathFeatures` then describes. `hashes` come from
 * `environmentHashes` (at least down to X3).
 */
export function preparePathFeatures(
  ofGraph: MolecularGraph,
  ofPerception: Perception,
  hashes: Uint32Array,
): void {
  graph = ofGraph;
  perception = ofPerception;
  environments = hashes;
  for (let a = 0; a < graph.atomCount; a++) {
    coarse[a] = coarseType(graph, perception, a);
    full[a] = fullType(graph, perception, a);
  }
}

/**
 * Writes the features of `atom` to `into` (length MAX_FEATURES) and returns their number. One that
 * occurs twice counts twice.
 */
export function pathFeatures(atom: number, into: Uint32Array): number {
  out = into;
  count = 0;
  nearCount = 0;
  measureDistances(atom);
  for (let level = 1; level <= OWN_LEVELS; level++) emit(environments[atom * LEVELS + level]);
  const kind = combine(coarse[atom] | (graph.hydrogens[atom] << 14), 11);
  walk(
    atom,
    1,
    kind,
    combine(full[atom], 12),
    combine(environment(atom, 1), 13),
    combine(coarse[atom], 14),
  );
  for (let i = 0; i < nearCount; i++) {
    for (let j = 0; j < i; j++) {
      // Symmetric in the two ends, so that atom order cannot matter.
      const pair = combine((near[i] + near[j]) | 0, Math.imul(near[i] | 1, near[j] | 1));
      emit(combine(pair, full[atom]));
      emit(combine(pair, coarse[atom]));
    }
  }
  return count;
}

function measureDistances(atom: number): void {
  for (let a = 0; a < graph.atomCount; a++) distance[a] = 255;
  distance[atom] = 0;
  queue[0] = atom;
  for (let head = 0, tail = 1; head < tail; head++) {
    const a = queue[head];
    if (distance[a] === MAX_PATH_BONDS) return;
    for (let slot = a * MAX_DEGREE, end = slot + graph.degree[a]; slot < end; slot++) {
      const b = graph.neighbours[slot];
      if (distance[b] !== 255) continue;
      distance[b] = distance[a] + 1;
      queue[tail++] = b;
    }
  }
}

/** Hash of F*radius* around an atom. */
function environment(atom: number, radius: number): number {
  return environments[atom * LEVELS + fullLevel(radius)] | 0;
}

/**
 * Follows the shortest paths outwards. The prefixes describe the path so far: from the coarse, the
 * full and the radius-1 description of the atom through coarse types, and through full types.
 */
function walk(
  from: number,
  depth: number,
  ofCoarse: number,
  ofFull: number,
  ofRadius1: number,
  throughFull: number,
): void {
  for (let slot = from * MAX_DEGREE, end = slot + graph.degree[from]; slot < end; slot++) {
    const b = graph.neighbours[slot];
    if (distance[b] !== depth) continue;
    const link = linkType(graph, perception, slot) + (depth << 4);
    const step = combine(coarse[b], link);
    const endFull = combine(full[b], link);
    const pathFull = combine(ofFull, step);
    const pathRadius1 = combine(ofRadius1, step);
    const pathCoarse = combine(ofCoarse, step);
    emit(combine(ofCoarse, endFull));
    emit(combine(pathCoarse, 5));
    emit(pathFull);
    if (depth >= 2) emit(pathRadius1);
    if (depth <= 4) emit(combine(ofCoarse, combine(environment(b, 1), link)));
    if (depth <= 3) emit(combine(ofCoarse, combine(environment(b, 2), link)));
    emit(combine(throughFull + 7, endFull));
    if (depth <= 2 && nearCount < MAX_ENDS) near[nearCount++] = pathCoarse;
    if (depth < MAX_PATH_BONDS)
      walk(b, depth + 1, pathCoarse, pathFull, pathRadius1, combine(throughFull, endFull));
  }
}

function emit(hash: number): void {
  if (count < MAX_FEATURES) out[count++] = hash === 0 ? 1 : hash >>> 0;
}
