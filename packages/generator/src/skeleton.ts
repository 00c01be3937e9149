/**
 * A skeleton: the connected simple graph under a molecule, vertices without element and edges
 * without order.
 * Vertex sets are 32-bit masks, so a skeleton has at most 31 vertices.
 */
export const MAX_VERTICES = 31;

/** Most skeleton bonds of a vertex: carbon, silicon and ammonium nitrogen. */
export const MAX_SKELETON_DEGREE = 4;

export interface Skeleton {
  vertexCount: number;
  /** Neighbours of each vertex as a mask. */
  readonly adjacency: Int32Array;
  readonly degree: Uint8Array;
  /** Neighbour of slot `vertex * MAX_SKELETON_DEGREE + k`, k < degree. */
  readonly neighbours: Uint8Array;
}

export function emptySkeleton(): Skeleton {
  return {
    vertexCount: 0,
    adjacency: new Int32Array(MAX_VERTICES),
    degree: new Uint8Array(MAX_VERTICES),
    neighbours: new Uint8Array(MAX_VERTICES * MAX_SKELETON_DEGREE),
  };
}

/** Makes `target` the skeleton `source` with one more vertex, bonded to the vertices in `mask`. */
export function extendSkeleton(target: Skeleton, source: Skeleton, mask: number): void {
  const n = source.vertexCount;
  target.vertexCount = n + 1;
  target.adjacency.set(source.adjacency);
  target.degree.set(source.degree);
  target.neighbours.set(source.neighbours);
  target.adjacency[n] = mask;
  target.degree[n] = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const v = 31 - Math.clz32(rest & -rest);
    target.adjacency[v] |= 1 << n;
    target.neighbours[v * MAX_SKELETON_DEGREE + target.degree[v]++] = n;
    target.neighbours[n * MAX_SKELETON_DEGREE + target.degree[n]++] = v;
  }
}

/** True when removing `vertex` leaves the rest connected. */
export function isRemovable(skeleton: Skeleton, vertex: number): boolean {
  const { adjacency, vertexCount } = skeleton;
  if (skeleton.degree[vertex] <= 1) return true;
  const others = ((1 << vertexCount) - 1) & ~(1 << vertex);
  let reached = others & -others;
  let frontier = reached;
  while (frontier !== 0) {
    const v = 31 - Math.clz32(frontier & -frontier);
    frontier &= frontier - 1;
    const next = adjacency[v] & others & ~reached;
    reached |= next;
    frontier |= next;
  }
  return reached === others;
}
