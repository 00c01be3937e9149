import type { Skeleton } from './skeleton.ts';

/**
 * Atoms that can end a ring double bond at their standard valence with this many ring neighbours: C
 * and Si always up to three, N and P with two, O and S never.
 */
export function canBeDoubleBonded(element: number, ringNeighbours: number): boolean {
  switch (element) {
    case 6:
    case 14:
    case 32:
    case 50:
    case 82:
      return ringNeighbours <= 3;
    case 7:
    case 15:
    case 33:
    case 51:
    case 83:
    case 5:
    case 13:
      return ringNeighbours <= 2;
    default:
      return false;
  }
}

/**
 * The largest set of bonds without common atoms among the `eligible` atoms (J. Edmonds' blossoms by
 * exhaustive augmenting search: ring systems are small). Returns the partner by atom, -1 where
 * none.
 */
export function maximumMatching(
  { neighbours }: Skeleton,
  eligible: readonly boolean[],
): Int16Array {
  const n = neighbours.length;
  const mate = new Int16Array(n).fill(-1);
  const visited = new Uint8Array(n);
  const augment = (a: number): boolean => {
    for (const b of neighbours[a]) {
      if (!eligible[b] || visited[b]) continue;
      visited[b] = 1;
      const next = mate[b];
      if (next < 0) {
        mate[a] = b;
        mate[b] = a;
        return true;
      }
      if (visited[next]) {
        visited[b] = 0;
        continue;
      }
      visited[next] = 1;
      mate[a] = b;
      mate[b] = a;
      mate[next] = -1;
      if (augment(next)) return true;
      mate[a] = -1;
      mate[b] = next;
      mate[next] = b;
      visited[next] = 0;
      visited[b] = 0;
    }
    return false;
  };
  for (let a = 0; a < n; a++) {
    if (!eligible[a] || mate[a] >= 0) continue;
    visited.fill(0);
    visited[a] = 1;
    if (!augment(a)) augmentThroughOddRings(neighbours, eligible, { mate, start: a });
  }
  return mate;
}

/** Most steps of a search along single paths. */
const MOST_STEPS = 5_000;

/**
 * Looks along every alternating path, one at a time, where the quick search found none: odd rings
 * can be gone around either way (porphyrins).
 */
function augmentThroughOddRings(
  neighbours: Skeleton['neighbours'],
  eligible: readonly boolean[],
  { mate, start }: { mate: Int16Array; start: number },
): boolean {
  const onPath = new Uint8Array(neighbours.length);
  let steps = MOST_STEPS;
  const walk = (a: number): boolean => {
    for (const b of neighbours[a]) {
      if (!eligible[b] || onPath[b] || steps-- < 0) continue;
      const next = mate[b];
      if (next >= 0 && onPath[next]) continue;
      onPath[b] = 1;
      if (next >= 0) onPath[next] = 1;
      if (next < 0 || walk(next)) {
        mate[a] = b;
        mate[b] = a;
        return true;
      }
      onPath[b] = onPath[next] = 0;
    }
    return false;
  };
  onPath[start] = 1;
  return walk(start);
}
