import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { combine } from '@elucida/molecules/hashing';
import type { Perception } from '@elucida/molecules/perception';
import { coarseType, environmentKey, fullType, LEVELS, linkType } from './environments.ts';

const MAX_CLASSES = 256;

/**
 * The environments of a molecule by symmetry class, computed only as deep as they are asked for:
 * most candidates of a search hold no environment that the tables know beyond radius 2. Written
 * again by `begin`.
 */
export interface ClassEnvironments {
  /** Number of symmetry classes. */
  count: number;
  /** First atom of a class, and how many there are. */
  readonly firstAtom: Uint8Array;
  readonly size: Uint8Array;
  begin(graph: MolecularGraph, perception: Perception): void;
  /** The same hash as `environmentHashes` gives each atom of the class. */
  hash(ofClass: number, level: number): number;
}

export function classEnvironments(): ClassEnvironments {
  const firstAtom = new Uint8Array(MAX_CLASSES);
  const size = new Uint8Array(MAX_CLASSES);
  const type = new Int32Array(MAX_CLASSES);
  let fine = new Int32Array(MAX_CLASSES);
  let coarse = new Int32Array(MAX_CLASSES);
  let nextFine = new Int32Array(MAX_CLASSES);
  let nextCoarse = new Int32Array(MAX_CLASSES);
  const hashes = new Uint32Array(MAX_CLASSES * LEVELS);
  /** Class and link of the neighbour in slot `class * MAX_DEGREE + k` of the class' first atom. */
  const neighbour = new Uint8Array(MAX_CLASSES * MAX_DEGREE);
  const link = new Uint8Array(MAX_CLASSES * MAX_DEGREE);
  const degree = new Uint8Array(MAX_CLASSES);
  let levels = 0;

  function deepen(): void {
    const level = levels;
    for (let c = 0; c < environments.count; c++) {
      let sumFine = 0;
      let sumCoarse = 0;
      for (let slot = c * MAX_DEGREE, end = slot + degree[c]; slot < end; slot++) {
        sumFine = (sumFine + combine(fine[neighbour[slot]], link[slot])) | 0;
        sumCoarse = (sumCoarse + combine(coarse[neighbour[slot]], link[slot])) | 0;
      }
      nextFine[c] = combine(type[c] + level, sumFine);
      nextCoarse[c] = combine(type[c] + level, sumCoarse);
      hashes[c * LEVELS + level] = environmentKey(nextCoarse[c], level);
      hashes[c * LEVELS + level + 1] = environmentKey(nextFine[c], level + 1);
    }
    [fine, nextFine] = [nextFine, fine];
    [coarse, nextCoarse] = [nextCoarse, coarse];
    levels += 2;
  }

  const environments: ClassEnvironments = {
    count: 0,
    firstAtom,
    size,
    begin(graph, perception) {
      const { symmetryClass, symmetryClassCount } = perception;
      environments.count = symmetryClassCount;
      size.fill(0, 0, symmetryClassCount);
      for (let a = 0; a < graph.atomCount; a++)
        if (size[symmetryClass[a]]++ === 0) firstAtom[symmetryClass[a]] = a;
      for (let c = 0; c < symmetryClassCount; c++) {
        const a = firstAtom[c];
        type[c] = fine[c] = combine(fullType(graph, perception, a), 0);
        coarse[c] = combine(coarseType(graph, perception, a), 1);
        hashes[c * LEVELS] = environmentKey(coarse[c], 0);
        hashes[c * LEVELS + 1] = environmentKey(fine[c], 1);
        degree[c] = graph.degree[a];
        for (let k = 0; k < degree[c]; k++) {
          neighbour[c * MAX_DEGREE + k] = symmetryClass[graph.neighbours[a * MAX_DEGREE + k]];
          link[c * MAX_DEGREE + k] = linkType(graph, perception, a * MAX_DEGREE + k);
        }
      }
      levels = 2;
    },
    hash(ofClass, level) {
      while (levels <= level) deepen();
      return hashes[ofClass * LEVELS + level];
    },
  };
  return environments;
}
