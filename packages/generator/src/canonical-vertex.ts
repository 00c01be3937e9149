import { compareForms, markedForm } from './canonical-form.ts';
import { isRemovable, MAX_SKELETON_DEGREE, MAX_VERTICES, type Skeleton } from './skeleton.ts';
import {
  DECIDED,
  findTwins,
  listAutomorphisms,
  NO_TWIN,
  refineColours,
  type SkeletonSymmetry,
} from './skeleton-symmetry.ts';

/**
 * McKay's canonical-path test: true when the last vertex belongs to the orbit that would be removed
 * to get the parent, so that each skeleton is reached from one parent only. That orbit: among the
 * removable vertices of least degree, those of greatest colour, and among these those of greatest
 * marked form. Fills `symmetry` when true. B. D. McKay, Isomorph-free exhaustive generation, J.
 * Algorithms 1998, 26, 306. With `decideOnly` nobody asks for the symmetry, and it is left empty
 * where the test did not need it.
 */
export function isLastVertexCanonical(
  skeleton: Skeleton,
  symmetry: SkeletonSymmetry,
  decideOnly = false,
): boolean {
  const n = skeleton.vertexCount;
  const last = n - 1;
  const { degree } = skeleton;
  const d = degree[last];
  for (let v = 0; v < last; v++) if (degree[v] < d && isRemovable(skeleton, v)) return false;
  const { colour } = symmetry;
  let rivals = 0;
  for (let v = 0; v < n; v++) {
    colour[v] = degree[v];
    if (v < last && degree[v] === d && isRemovable(skeleton, v)) rivals |= 1 << v;
  }
  // Twins of a leaf are in its orbit.
  if (d === 1 && n > 2)
    rivals &= ~skeleton.adjacency[skeleton.neighbours[last * MAX_SKELETON_DEGREE]];
  const cells = refineColours(skeleton, colour, rivals, decideOnly);
  if (cells === 0) return false;
  if (cells === DECIDED) {
    symmetry.previousTwin.fill(NO_TWIN, 0, n);
    symmetry.imageCount = 0;
    return true;
  }
  findTwins(skeleton, symmetry.previousTwin);
  listAutomorphisms(skeleton, symmetry, cells);
  return cells === n || winsAgainstEquals(skeleton, symmetry, last);
}

function winsAgainstEquals(skeleton: Skeleton, symmetry: SkeletonSymmetry, last: number): boolean {
  const orbit = orbitOf(skeleton, symmetry, last);
  let form: Int32Array | null = null;
  for (let v = 0; v < last; v++) {
    if (
      symmetry.colour[v] !== symmetry.colour[last] ||
      (orbit >> v) & 1 ||
      !isRemovable(skeleton, v)
    )
      continue;
    form ??= markedForm(skeleton, symmetry.colour, last);
    if (compareForms(markedForm(skeleton, symmetry.colour, v), form) > 0) return false;
  }
  return true;
}

/** Orbit of a vertex under the whole group N·H, as a mask. */
function orbitOf(skeleton: Skeleton, symmetry: SkeletonSymmetry, vertex: number): number {
  let orbit = 1 << vertex;
  for (let v = 0; v < skeleton.vertexCount; v++) {
    if (areTwins(skeleton, symmetry, v, vertex)) orbit |= 1 << v;
  }
  const twins = orbit;
  for (let k = 0; k < symmetry.imageCount; k++) {
    for (let rest = twins; rest !== 0; rest &= rest - 1) {
      orbit |= 1 << symmetry.images[k * MAX_VERTICES + 31 - Math.clz32(rest & -rest)];
    }
  }
  return orbit;
}

function areTwins(skeleton: Skeleton, symmetry: SkeletonSymmetry, a: number, b: number): boolean {
  const hasTwin = symmetry.previousTwin[Math.max(a, b)] !== NO_TWIN;
  return (
    hasTwin &&
    skeleton.degree[a] === 1 &&
    skeleton.degree[b] === 1 &&
    skeleton.adjacency[a] === skeleton.adjacency[b]
  );
}
