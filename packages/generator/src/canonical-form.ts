import { MAX_SKELETON_DEGREE, MAX_VERTICES, type Skeleton } from './skeleton.ts';
import { refineColours } from './skeleton-symmetry.ts';

/**
 * Canonical form of a skeleton with one vertex marked: adjacency rows of the labelling that makes
 * them greatest, over all discrete refinements (individualise and refine). Two marked skeletons are
 * isomorphic exactly when their forms are equal. Only needed where colour refinement cannot tell
 * two vertices apart that no automorphism exchanges, so it is not tuned.
 */
export function markedForm(skeleton: Skeleton, colour: Uint8Array, marked: number): Int32Array {
  const best = new Int32Array(skeleton.vertexCount);
  descend(skeleton, individualise(colour, marked, skeleton.vertexCount), best);
  return best;
}

/** Lexicographic comparison of two forms of equal length. */
export function compareForms(a: Int32Array, b: Int32Array): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}

function individualise(colour: Uint8Array, vertex: number, n: number): Uint8Array {
  const next = new Uint8Array(MAX_VERTICES);
  // Later members of the cell move up by one: they keep the number that their new position in the
  // cell has.
  for (let v = 0; v < n; v++)
    next[v] = v !== vertex && colour[v] === colour[vertex] ? colour[v] + 1 : colour[v];
  return next;
}

function descend(skeleton: Skeleton, colour: Uint8Array, best: Int32Array): void {
  const n = skeleton.vertexCount;
  if (refineColours(skeleton, colour) === n) {
    const form = new Int32Array(n);
    for (let v = 0; v < n; v++) {
      let row = 0;
      for (let k = 0; k < skeleton.degree[v]; k++)
        row |= 1 << colour[skeleton.neighbours[v * MAX_SKELETON_DEGREE + k]];
      form[colour[v]] = row;
    }
    if (compareForms(form, best) > 0) best.set(form);
    return;
  }
  let cell = MAX_VERTICES;
  for (let v = 0; v < n; v++) {
    for (let w = 0; w < v; w++) if (colour[w] === colour[v] && colour[v] < cell) cell = colour[v];
  }
  let twinParents = 0;
  for (let v = 0; v < n; v++) {
    if (colour[v] !== cell) continue;
    // Twins are interchangeable: one of them stands for all.
    if (skeleton.degree[v] === 1) {
      if ((twinParents & skeleton.adjacency[v]) !== 0) continue;
      twinParents |= skeleton.adjacency[v];
    }
    descend(skeleton, individualise(colour, v, n), best);
  }
}
