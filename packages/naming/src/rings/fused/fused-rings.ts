import { bondKey } from '../von-baeyer/bridge-paths.ts';
import { ringCount, type Skeleton } from '../skeleton.ts';
import { smallestRings } from './small-rings.ts';

/**
 * Where two rings share a bond: index of the bond in each ring (bond i joins atoms i and i + 1 of
 * the ring).
 */
export interface Fusion {
  readonly ring: number;
  readonly bond: number;
  readonly other: number;
  readonly otherBond: number;
}

/** A flat ortho- or ortho- and peri-fused system. */
export interface FusedRings {
  /** Atoms of each ring, all turning the same way in a flat drawing. */
  readonly rings: readonly (readonly number[])[];
  /** Fusions by ring. */
  readonly fusions: readonly (readonly Fusion[])[];
  /** The outer cycle, in the turning sense of the rings. */
  readonly periphery: readonly number[];
}

/**
 * The rings of a fused system; null when it is bridged, not flat, or a ring is shared otherwise
 * than by single bonds.
 */
export function fusedRings(skeleton: Skeleton): FusedRings | null {
  if (skeleton.neighbours.some((list) => list.length > 3)) return null;
  const found = smallestRings(skeleton);
  const n = skeleton.elements.length;
  if (found.length < 2 || found.length !== ringCount(skeleton)) return null;
  const byBond = new Map<number, { ring: number; bond: number }[]>();
  found.forEach((ring, index) =>
    ring.forEach((atom, bond) => {
      const key = bondKey(atom, ring[(bond + 1) % ring.length], n);
      byBond.set(key, [...(byBond.get(key) ?? []), { ring: index, bond }]);
    }),
  );
  const pairs = new Set<number>();
  for (const uses of byBond.values()) {
    if (uses.length > 2) return null;
    if (uses.length < 2) continue;
    const pair = bondKey(uses[0].ring, uses[1].ring, found.length);
    if (pairs.has(pair)) return null;
    pairs.add(pair);
  }
  const rings = turnAlike(
    found,
    [...byBond.values()].filter((uses) => uses.length === 2),
  );
  if (!rings) return null;
  const fusions: Fusion[][] = rings.map(() => []);
  const outer: number[][] = [];
  const where = new Map<number, { ring: number; bond: number }>();
  rings.forEach((ring, index) =>
    ring.forEach((atom, bond) => {
      const next = ring[(bond + 1) % ring.length];
      const key = bondKey(atom, next, n);
      if (byBond.get(key)!.length === 1) {
        outer.push([atom, next]);
        return;
      }
      const first = where.get(key);
      if (!first) {
        where.set(key, { ring: index, bond });
        return;
      }
      fusions[index].push({ ring: index, bond, other: first.ring, otherBond: first.bond });
      fusions[first.ring].push({
        ring: first.ring,
        bond: first.bond,
        other: index,
        otherBond: bond,
      });
    }),
  );
  const periphery = chain(outer);
  return periphery && { rings, fusions, periphery };
}

/**
 * Turns rings so that each shared bond is run through in opposite directions by its two rings; null
 * when that cannot be (no flat drawing).
 */
function turnAlike(
  found: readonly (readonly number[])[],
  shared: readonly (readonly { ring: number; bond: number }[])[],
): number[][] | null {
  const turn = new Array<number>(found.length).fill(0);
  turn[0] = 1;
  // A shared bond is run through alike when both rings start it at the same atom.
  const alike = (
    { ring: p, bond: i }: { ring: number; bond: number },
    { ring: q, bond: j }: { ring: number; bond: number },
  ) => found[p][i] === found[q][j];
  for (let round = 0; round < found.length; round++) {
    for (const [p, q] of shared) {
      const wanted = alike(p, q) ? -1 : 1;
      if (turn[p.ring] !== 0 && turn[q.ring] === 0) turn[q.ring] = turn[p.ring] * wanted;
      else if (turn[q.ring] !== 0 && turn[p.ring] === 0) turn[p.ring] = turn[q.ring] * wanted;
      else if (turn[p.ring] !== 0 && turn[p.ring] * wanted !== turn[q.ring]) return null;
    }
  }
  if (turn.includes(0)) return null;
  return found.map((ring, i) => (turn[i] > 0 ? [...ring] : [...ring].reverse()));
}

/** Joins directed bonds to one cycle; null when they form more than one. */
function chain(bonds: readonly (readonly number[])[]): number[] | null {
  const next = new Map(bonds.map(([a, b]) => [a, b]));
  if (next.size !== bonds.length || bonds.length === 0) return null;
  const cycle = [bonds[0][0]];
  for (let at = next.get(cycle[0]); at !== cycle[0]; at = next.get(at!)) {
    if (at === undefined || cycle.length > bonds.length) return null;
    cycle.push(at);
  }
  return cycle.length === bonds.length ? cycle : null;
}
