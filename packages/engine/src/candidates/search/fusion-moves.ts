import { lowestBit } from '@elucida/generator/small-rings';
import { crossBonds, orderBetween, setOrder, type Draft } from './draft.ts';
import { pickBit, pickNeighbour, pickVertex, type Move } from './moves.ts';
import type { Random } from './random.ts';

/**
 * Bonds between the ends of a new ring bond, drawn alike: rings of five and six, rarely of four,
 * seven and three.
 */
const RING_SPANS: readonly number[] = [4, 4, 4, 4, 5, 5, 5, 5, 5, 3, 6, 2];

/**
 * a–b–c–d → a–c–b–d: two neighbours change places in a chain or ring, each with what else it
 * carries. Where one of them is a fusion atom, a ring grows by one and the ring next to it shrinks
 * by one.
 */
export const swapNeighbours: Move = (draft, random) => {
  const b = pickVertex(draft, random);
  const c = pickNeighbour(draft, random, b);
  if (c < 0) return false;
  const a = pickBit(draft.adjacency[b] & ~(1 << c), random);
  const d = pickBit(draft.adjacency[c] & ~(1 << b), random);
  if (a < 0 || d < 0 || a === d) return false;
  return crossBonds(draft, [a, b], [c, d]);
};

/**
 * a–b, c–d → a–c, b–d where a–c closes a ring: fuses, bridges, opens and parts rings while every
 * atom keeps its hydrogens.
 */
export const fuseRings: Move = (draft, random) => {
  const a = pickVertex(draft, random);
  const b = pickNeighbour(draft, random, a);
  if (b < 0) return false;
  const order = orderBetween(draft, a, b);
  setOrder(draft, a, b, 0);
  const c = pickAtDistance(draft, a, RING_SPANS[random.below(RING_SPANS.length)], random);
  if (c < 0 || c === b) return false;
  const d = pickBit(draft.adjacency[c] & ~(1 << a) & ~(1 << b), random);
  if (d < 0) return false;
  setOrder(draft, a, b, order);
  return crossBonds(draft, [a, b], [c, d]);
};

/** A random vertex so many bonds away, or -1. */
function pickAtDistance(draft: Draft, from: number, distance: number, random: Random): number {
  let reached = 1 << from;
  let shell = reached;
  for (let step = 0; step < distance; step++) {
    let next = 0;
    for (let rest = shell; rest !== 0; rest &= rest - 1) next |= draft.adjacency[lowestBit(rest)];
    shell = next & ~reached;
    reached |= next;
  }
  return pickBit(shell, random);
}
