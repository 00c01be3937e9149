import { bitCount } from './small-rings.ts';
import type { Skeleton } from './skeleton.ts';

const MOST_THREE_RINGS = 2;
const MOST_FOUR_RINGS = 2;

const triangles = new Int32Array(64);
const squares = new Int32Array(64);

/** `hasPlausibleSmallRings` for the skeleton just grown: a new leaf closes no ring. */
export function acceptsSkeleton(skeleton: Skeleton): boolean {
  return skeleton.degree[skeleton.vertexCount - 1] < 2 || hasPlausibleSmallRings(skeleton);
}

/**
 * Small-ring systems that no ordinary compound has: three- and four-membered rings that share a
 * bond with one another (bicyclobutane, bicyclo[2.1.0]pentane, bicyclo[2.2.0]hexane, cubane) or two
 * bonds (bicyclo[1.1.1]pentane), and more than two of either size. A skeleton that contains such a
 * system stays implausible however it grows, so branches end here.
 */
export function hasPlausibleSmallRings(skeleton: Skeleton): boolean {
  const { adjacency, vertexCount } = skeleton;
  let three = 0;
  let four = 0;
  for (let a = 0; a < vertexCount; a++) {
    for (let b = a + 1; b < vertexCount; b++) {
      const common = adjacency[a] & adjacency[b];
      if (common === 0) continue;
      const shared = bitCount(common);
      if ((adjacency[a] >> b) & 1) {
        if (shared > 1) return false;
        if (common >> b > 0) triangles[three++] = common | (1 << a) | (1 << b);
        if (three > MOST_THREE_RINGS) return false;
      } else if (shared > 2) return false;
      else if (shared === 2) {
        // Two diagonals find each square; the one from its least vertex counts.
        if (31 - Math.clz32(common & -common) > a) squares[four++] = common | (1 << a) | (1 << b);
        if (four > MOST_FOUR_RINGS) return false;
      }
    }
  }
  for (let i = 0; i < four; i++) {
    for (let j = 0; j < i; j++) if (bitCount(squares[i] & squares[j]) > 1) return false;
    for (let j = 0; j < three; j++) if (bitCount(squares[i] & triangles[j]) > 1) return false;
  }
  return true;
}
