import { bondsOf, type Skeleton } from '../skeleton.ts';

/**
 * The smallest set of smallest rings, each as its atoms in order: shortest cycles through every
 * bond and, where those do not suffice, through pairs of bonds at an atom (J. D. Horton, SIAM J.
 * Comput. 16 (1987) 358), taken while independent.
 */
export function smallestRings(skeleton: Skeleton): number[][] {
  const bonds = bondsOf(skeleton);
  const wanted = bonds.length - skeleton.elements.length + 1;
  const bit = new Map(bonds.map(([a, b], i) => [a * 256 + b, 1n << BigInt(i)]));
  const mask = (ring: readonly number[]) =>
    ring.reduce((sum, a, i) => {
      const b = ring[(i + 1) % ring.length];
      return sum | bit.get(a < b ? a * 256 + b : b * 256 + a)!;
    }, 0n);
  // A shortest cycle through each bond is nearly always enough, and far quicker than Horton's set.
  const quick = independentRings(
    bonds.map((bond) => shortestThrough(skeleton, bond)),
    mask,
    wanted,
  );
  if (quick.length === wanted) return quick;
  return independentRings(
    skeleton.elements.flatMap((_, root) => cyclesFrom(skeleton, root, bonds)),
    mask,
    wanted,
  );
}

/** The smallest cycles that are independent of each other, up to `wanted`. */
function independentRings(
  candidates: readonly (readonly number[])[],
  mask: (ring: readonly number[]) => bigint,
  wanted: number,
): number[][] {
  const unique = new Map(candidates.map((ring) => [mask(ring), [...ring]]));
  const basis: bigint[] = [];
  const rings: number[][] = [];
  for (const [own, ring] of [...unique].sort((p, q) => p[1].length - q[1].length)) {
    let rest = own;
    for (const vector of basis) if ((rest ^ vector) < rest) rest ^= vector;
    if (rest === 0n) continue;
    basis.push(rest);
    basis.sort((p, q) => (p > q ? -1 : 1));
    rings.push(ring);
    if (rings.length === wanted) break;
  }
  return rings;
}

/** A shortest cycle through a bond. */
function shortestThrough(
  { neighbours }: Skeleton,
  [from, to]: readonly [number, number],
): number[] {
  const before = new Int16Array(neighbours.length).fill(-1);
  before[from] = from;
  const queue = [from];
  for (let i = 0; i < queue.length && before[to] < 0; i++) {
    for (const b of neighbours[queue[i]]) {
      if (before[b] >= 0 || (queue[i] === from && b === to)) continue;
      before[b] = queue[i];
      queue.push(b);
    }
  }
  const ring = [to];
  while (ring[ring.length - 1] !== from) ring.push(before[ring[ring.length - 1]]);
  return ring;
}

/**
 * For every bond a–b the cycle of shortest ways from `root` to a and to b, where those ways meet
 * only at `root`.
 */
function cyclesFrom(
  { neighbours }: Skeleton,
  root: number,
  bonds: readonly (readonly [number, number])[],
): number[][] {
  const before = new Map<number, number>([[root, -1]]);
  const queue = [root];
  for (let i = 0; i < queue.length; i++) {
    for (const b of neighbours[queue[i]])
      if (!before.has(b)) {
        before.set(b, queue[i]);
        queue.push(b);
      }
  }
  const wayTo = (a: number) => {
    const way = [];
    for (let at = a; at >= 0; at = before.get(at)!) way.push(at);
    return way;
  };
  const found: number[][] = [];
  for (const [a, b] of bonds) {
    if (before.get(a) === b || before.get(b) === a) continue;
    const p = wayTo(a),
      q = wayTo(b);
    if (p.some((atom) => atom !== root && q.includes(atom))) continue;
    found.push([...p.reverse(), ...q.slice(0, -1)]);
  }
  return found;
}
