import { MAX_DEGREE, type MolecularGraph } from './graph.ts';
import { combine } from './hashing.ts';
import type { Perception } from './perception.ts';
import { recolour } from './symmetry.ts';

const MAX_ATOMS = 256;
const distance = new Uint8Array(MAX_ATOMS);
const queue = new Uint8Array(MAX_ATOMS);

/** 2 × 32 bits, unsigned. */
export interface Fingerprint {
  readonly high: number;
  readonly low: number;
}

/**
 * Hash of the constitution: equal for isomorphic graphs in any atom order and Kekulé form. Each
 * atom contributes its refined colour together with the colours at every distance from it, which
 * separates most graphs that colour refinement alone cannot. Different constitutions share a
 * fingerprint with a chance of 2⁻⁶⁴, save for rare pairs of highly symmetrical cages.
 */
export function fingerprint(graph: MolecularGraph, perception: Perception): Fingerprint {
  const { atomCount, degree, neighbours } = graph;
  const { refined } = perception;
  let high = atomCount;
  let low = 0;
  for (let from = 0; from < atomCount; from++) {
    for (let a = 0; a < atomCount; a++) distance[a] = 255;
    distance[from] = 0;
    queue[0] = from;
    let profile = refined[from] | 0;
    for (let head = 0, tail = 1; head < tail; head++) {
      const a = queue[head];
      const d = distance[a] + 1;
      for (let slot = a * MAX_DEGREE, end = slot + degree[a]; slot < end; slot++) {
        const b = neighbours[slot];
        if (distance[b] <= d) {
          // Bonds within a shell and second ways into it tell ring systems apart.
          if (distance[b] === d) profile = (profile + combine(refined[b] ^ 0x5bd1e995, d)) | 0;
          else if (distance[b] === d - 1)
            profile = (profile + combine(refined[b] ^ 0x27d4eb2f, d)) | 0;
          continue;
        }
        distance[b] = d;
        queue[tail++] = b;
        profile = (profile + combine(refined[b], d)) | 0;
      }
    }
    high = (high + recolour(profile, 0x2545f491)) | 0;
    low = (low + recolour(profile, 0x6c078965)) | 0;
  }
  return { high: high >>> 0, low: low >>> 0 };
}

/** The same as one whole number below 2⁵³, to be used as a key of a Set or Map. */
export function fingerprintKey(graph: MolecularGraph, perception: Perception): number {
  const { high, low } = fingerprint(graph, perception);
  return high * 0x200000 + (low >>> 11);
}

/**
 * A key from the refined colours alone, several times as fast. It does not tell apart some
 * polycycles that differ only in how alike rings are joined: for loops that can bear to miss one of
 * such a pair.
 */
export function colourKey({ refined }: Perception): number {
  let high = refined.length;
  let low = 0;
  for (let a = 0; a < refined.length; a++) {
    high = (high + recolour(refined[a], 0x2545f491)) | 0;
    low = (low + recolour(refined[a], 0x6c078965)) | 0;
  }
  return (high >>> 0) * 0x200000 + (low >>> 11);
}
