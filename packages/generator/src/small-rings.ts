import { MAX_SKELETON_DEGREE, type Skeleton } from './skeleton.ts';

/** Largest ring listed: in rings of nine and more neither triple bonds nor allenes strain much. */
const LARGEST_RING = 8;
const MOST_RINGS = 256;

/** Chordless rings of a skeleton as vertex masks. */
export interface SmallRings {
  count: number;
  readonly mask: Int32Array;
  readonly size: Uint8Array;
  /** Vertices in any of them. */
  vertices: number;
}

export function emptySmallRings(): SmallRings {
  return {
    count: 0,
    mask: new Int32Array(MOST_RINGS),
    size: new Uint8Array(MOST_RINGS),
    vertices: 0,
  };
}

/** Lists the chordless rings of up to eight vertices, each once. */
export function listSmallRings(skeleton: Skeleton, rings: SmallRings): void {
  const { adjacency, degree, neighbours, vertexCount } = skeleton;
  rings.count = 0;
  rings.vertices = 0;
  const core = ringCore(skeleton);
  if (core === 0) return;

  function walk(start: number, second: number, last: number, path: number, length: number): void {
    for (let k = 0; k < degree[last]; k++) {
      const v = neighbours[last * MAX_SKELETON_DEGREE + k];
      if (v <= start || ((path | ~core) >> v) & 1) continue;
      const touched = adjacency[v] & path & ~(1 << last);
      if (touched === 1 << start) {
        // Each ring is met in both directions; the one that leaves towards the lesser neighbour
        // counts.
        if (v > second && rings.count < MOST_RINGS) add(path | (1 << v), length + 1);
      } else if (touched === 0 && length + 1 < LARGEST_RING)
        walk(start, second, v, path | (1 << v), length + 1);
    }
  }

  function add(mask: number, size: number): void {
    rings.mask[rings.count] = mask;
    rings.size[rings.count++] = size;
    rings.vertices |= mask;
  }

  for (let start = 0; start < vertexCount; start++) {
    if (!((core >> start) & 1)) continue;
    for (let k = 0; k < degree[start]; k++) {
      const second = neighbours[start * MAX_SKELETON_DEGREE + k];
      if (second > start && (core >> second) & 1)
        walk(start, second, second, (1 << start) | (1 << second), 2);
    }
  }
}

/**
 * Vertices left when leaves have been taken off until there are none: those of rings and of the
 * chains between them.
 */
function ringCore({ adjacency, vertexCount }: Skeleton): number {
  let core = (1 << vertexCount) - 1;
  for (let start = 0; start < vertexCount; start++) {
    let v = start;
    while ((core >> v) & 1) {
      const rest = adjacency[v] & core;
      if ((rest & (rest - 1)) !== 0) break;
      core &= ~(1 << v);
      if (rest === 0) break;
      v = 31 - Math.clz32(rest);
    }
  }
  return core;
}

/** Least member of a vertex mask that is not empty. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
