import type { Skeleton } from './skeleton.ts';
import { MAX_VERTICES } from './skeleton.ts';
import { NO_TWIN, type SkeletonSymmetry } from './skeleton-symmetry.ts';
import type { Composition } from './compositions.ts';

/** Units standing at the vertices of a skeleton, with the part of the symmetry that they leave. */
export interface Assignment {
  /** Index into `composition.units` by vertex. */
  readonly unitOf: Uint8Array;
  /** Elements of H that keep the units: indices into `symmetry.images`. */
  stabiliser: Int32Array;
  stabiliserCount: number;
}

export function emptyAssignment(): Assignment {
  return {
    unitOf: new Uint8Array(MAX_VERTICES),
    stabiliser: new Int32Array(64),
    stabiliserCount: 0,
  };
}

export interface AssignmentRequest {
  readonly composition: Composition;
  readonly skeleton: Skeleton;
  readonly symmetry: SkeletonSymmetry;
  /**
   * False when unit `unit` may not be at `vertex`, given the units at the vertices before it.
   */
  readonly accept: ((unitOf: Uint8Array, vertex: number, unit: number) => boolean) | null;
  /** False ends the work. */
  readonly tick: () => boolean;
}

const left = new Int32Array(32);
/** Vertices from position v on with degree ≤ d, at `v * 4 + d`. */
const lowDegree = new Int32Array((MAX_VERTICES + 1) * 4);

/**
 * Visits each assignment of the composition's units to the vertices once, up to the skeleton's
 * symmetry. False stops.
 */
export function assignUnits(
  request: AssignmentRequest,
  assignment: Assignment,
  visit: () => boolean,
): boolean {
  const { composition, skeleton, symmetry, accept, tick } = request;
  const { units } = composition;
  const { unitOf } = assignment;
  const n = skeleton.vertexCount;
  for (let u = 0; u < units.length; u++) left[u] = composition.counts[u];
  for (let d = 1; d <= 3; d++) {
    let count = 0;
    for (let v = n; v >= 0; v--) {
      if (v < n && skeleton.degree[v] <= d) count++;
      lowDegree[v * 4 + d] = count;
    }
  }

  function place(vertex: number): boolean {
    if (vertex === n) {
      if (!tick()) return false;
      return !isLeast(assignment, symmetry, n) || visit();
    }
    for (let d = 1, waiting = 0, u = units.length - 1; d <= 3; d++) {
      for (; u >= 0 && units[u].maxDegree <= d; u--) waiting += left[u];
      if (waiting > lowDegree[vertex * 4 + d]) return true;
    }
    const degree = skeleton.degree[vertex];
    const twin = symmetry.previousTwin[vertex];
    for (let u = twin === NO_TWIN ? 0 : unitOf[twin]; u < units.length; u++) {
      if (left[u] === 0 || degree > units[u].maxDegree || degree < units[u].minDegree) continue;
      if (accept !== null && !accept(unitOf, vertex, u)) continue;
      unitOf[vertex] = u;
      left[u]--;
      const goOn = place(vertex + 1);
      left[u]++;
      if (!goOn) return false;
    }
    return true;
  }

  return place(0);
}

/** Tests that no element of H makes the assignment lesser, and collects those that keep it. */
function isLeast(assignment: Assignment, symmetry: SkeletonSymmetry, n: number): boolean {
  const { unitOf } = assignment;
  const { images, imageCount } = symmetry;
  assignment.stabiliserCount = 0;
  for (let k = 0; k < imageCount; k++) {
    const start = k * MAX_VERTICES;
    let v = 0;
    while (v < n && unitOf[v] === unitOf[images[start + v]]) v++;
    if (v < n) {
      if (unitOf[images[start + v]] < unitOf[v]) return false;
      continue;
    }
    if (assignment.stabiliserCount === assignment.stabiliser.length) {
      const grown = new Int32Array(assignment.stabiliser.length * 2);
      grown.set(assignment.stabiliser);
      assignment.stabiliser = grown;
    }
    assignment.stabiliser[assignment.stabiliserCount++] = k;
  }
  return true;
}
