import type { Steps } from './steps.ts';
import { isLastVertexCanonical } from './canonical-vertex.ts';
import {
  emptySkeleton,
  extendSkeleton,
  MAX_SKELETON_DEGREE,
  MAX_VERTICES,
  type Skeleton,
} from './skeleton.ts';
import { COLOUR_HASH, emptySymmetry, NO_TWIN, type SkeletonSymmetry } from './skeleton-symmetry.ts';

export interface SkeletonOptions {
  readonly vertexCount: number;
  /** Least and most rings (bonds − vertices + 1). */
  readonly minRings: number;
  readonly maxRings: number;
  /** `capacity[d]`: how many vertices may have degree d or more, d = 2, 3, 4. */
  readonly capacity: readonly number[];
  /**
   * False where `visit` has no use for the symmetry of whole skeletons with this number of rings.
   */
  readonly needsSymmetry: (rings: number) => boolean;
  /**
   * Called with each skeleton grown, also the unfinished ones; false drops it and all that contain
   * it.
   */
  readonly accept?: (skeleton: Skeleton) => boolean;
  readonly steps: Steps;
}

/**
 * Visits every connected simple graph with these limits exactly once, up to isomorphism, growing
 * one vertex at a time (canonical augmentation). The skeleton and its symmetry are reused; false
 * from `visit` and the end of the steps stop. Returns false when stopped.
 */
export function enumerateSkeletons(
  options: SkeletonOptions,
  visit: (skeleton: Skeleton, symmetry: SkeletonSymmetry) => boolean,
): boolean {
  const levels = Array.from({ length: options.vertexCount }, () => ({
    skeleton: emptySkeleton(),
    symmetry: emptySymmetry(),
  }));
  levels[0].skeleton.vertexCount = 1;
  levels[0].symmetry.previousTwin[0] = NO_TWIN;
  let ticks = 0;

  function grow(level: number, rings: number): boolean {
    const { skeleton, symmetry } = levels[level];
    if ((++ticks & 255) === 0 && !options.steps.take()) return false;
    if (level + 1 === options.vertexCount)
      return rings < options.minRings || visit(skeleton, symmetry);
    const leaves = leafMask(skeleton);
    const open = openMask(skeleton, options.capacity);
    const most = Math.min(MAX_SKELETON_DEGREE, 1 + options.maxRings - rings);
    if (!choose(level, rings, 1, open & leafPlaces(skeleton, leaves), 0, 0)) return false;
    for (let size = 2; size <= most; size++)
      if (!choose(level, rings, size, open, leaves, 0)) return false;
    return true;
  }

  /**
   * Adds `size` more vertices from `open` to the neighbourhood `chosen` of the new vertex; `must`
   * have to be in it.
   */
  function choose(
    level: number,
    rings: number,
    size: number,
    open: number,
    must: number,
    chosen: number,
  ): boolean {
    if (size === 0) return must !== 0 || extend(level, rings, chosen);
    if (bitCount(must) > size) return true;
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (!choose(level, rings, size - 1, rest & ~bit, must & ~bit, chosen | bit)) return false;
      // Neighbours are chosen in ascending order: one that must be chosen cannot be passed over.
      if (must & bit) return true;
    }
    return true;
  }

  function extend(level: number, rings: number, mask: number): boolean {
    const { skeleton, symmetry } = levels[level];
    if (!isLeastMask(mask, symmetry)) return true;
    const next = levels[level + 1];
    extendSkeleton(next.skeleton, skeleton, mask);
    if (!fits(next.skeleton, options)) return true;
    if (options.accept && !options.accept(next.skeleton)) return true;
    const ringsNow = rings + bitCount(mask) - 1;
    if (
      !isLastVertexCanonical(
        next.skeleton,
        next.symmetry,
        level + 2 === options.vertexCount && !options.needsSymmetry(ringsNow),
      )
    )
      return true;
    return grow(level + 1, ringsNow);
  }

  return grow(0, 0);
}

function fits(skeleton: Skeleton, options: SkeletonOptions): boolean {
  const { capacity } = options;
  let two = 0;
  let three = 0;
  let four = 0;
  const n = skeleton.vertexCount;
  for (let v = 0; v < n; v++) {
    const d = skeleton.degree[v];
    if (d >= 2) two++;
    if (d >= 3) three++;
    if (d >= 4) four++;
  }
  return two <= capacity[2] && three <= capacity[3] && four <= capacity[4];
}

/**
 * True when no automorphism maps the neighbourhood to a lesser one: equivalent extensions are made
 * once.
 */
function isLeastMask(mask: number, symmetry: SkeletonSymmetry): boolean {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const twin = symmetry.previousTwin[31 - Math.clz32(rest & -rest)];
    if (twin !== NO_TWIN && !((mask >> twin) & 1)) return false;
  }
  for (let k = 0; k < symmetry.imageCount; k++) {
    let mapped = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      mapped |= 1 << symmetry.images[k * MAX_VERTICES + 31 - Math.clz32(rest & -rest)];
    }
    if (mapped < mask) return false;
  }
  return true;
}

function leafMask(skeleton: Skeleton): number {
  let mask = 0;
  for (let v = 0; v < skeleton.vertexCount; v++) if (skeleton.degree[v] === 1) mask |= 1 << v;
  return mask;
}

/**
 * Where a new leaf may be the canonical last vertex as far as the first round of refinement tells:
 * no leaf elsewhere has a neighbour whose degree has the greater hash. Half of the extensions end
 * here, before the skeleton is made.
 */
function leafPlaces(skeleton: Skeleton, leaves: number): number {
  const n = skeleton.vertexCount;
  if (n < 3) return -1;
  carriers.fill(0);
  let several = 0;
  for (let rest = leaves; rest !== 0; rest &= rest - 1) {
    const centre = skeleton.neighbours[(31 - Math.clz32(rest & -rest)) * MAX_SKELETON_DEGREE],
      bit = 1 << centre,
      d = skeleton.degree[centre];
    if (carriers[d] & bit) several |= bit;
    carriers[d] |= bit;
  }
  let mask = 0;
  for (let v = 0; v < n; v++) {
    const hash = COLOUR_HASH[skeleton.degree[v] + 1];
    let rivals = 0;
    for (let d = 1; d <= MAX_SKELETON_DEGREE; d++) if (COLOUR_HASH[d] > hash) rivals |= carriers[d];
    rivals &= ~(1 << v);
    // A leaf that grows is none any more.
    if (skeleton.degree[v] === 1) rivals &= ~(skeleton.adjacency[v] & ~several);
    if (rivals === 0) mask |= 1 << v;
  }
  return mask;
}

/** Vertices with leaves, by their degree. */
const carriers = new Int32Array(MAX_SKELETON_DEGREE + 1);

function openMask(skeleton: Skeleton, capacity: readonly number[]): number {
  const most = capacity[4] > 0 ? 4 : capacity[3] > 0 ? 3 : capacity[2] > 0 ? 2 : 1;
  let mask = 0;
  for (let v = 0; v < skeleton.vertexCount; v++) if (skeleton.degree[v] < most) mask |= 1 << v;
  return mask;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
