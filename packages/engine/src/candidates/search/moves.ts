import { canSetOrder, crossBonds, orderBetween, reachable, setOrder, type Draft } from './draft.ts';
import type { Pieces } from './pieces.ts';
import type { Random } from './random.ts';

/**
 * Moves that keep the sum of bond orders and hence the formula. Each changes the draft and returns
 * true, or returns false, possibly with the draft half changed: the caller works on a copy.
 * Connectedness is checked by the caller.
 */
export type Move = (draft: Draft, random: Random, pieces: Pieces) => boolean;

/** Share of picks that do not look at the focus. */
const ANYWHERE_SHARE = 0.35;

/** A random vertex, preferably where the draft's focus lies. */
export function pickVertex({ focus, vertexCount }: Draft, random: Random): number {
  if (focus === null || random.next() < ANYWHERE_SHARE) return random.below(vertexCount);
  const draw = random.next() * focus[vertexCount - 1];
  let v = 0;
  while (v < vertexCount - 1 && focus[v] <= draw) v++;
  return v;
}

/** A random bond as [a, b], or null. */
function pickBond(draft: Draft, random: Random): [number, number] | null {
  const a = pickVertex(draft, random);
  const b = pickNeighbour(draft, random, a);
  return b < 0 ? null : [a, b];
}

export function pickNeighbour(draft: Draft, random: Random, of: number): number {
  return pickBit(draft.adjacency[of], random);
}

/** A random set bit of the mask as a vertex, or -1. */
export function pickBit(mask: number, random: Random): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  if (count === 0) return -1;
  let rest = mask;
  for (let skip = random.below(count); skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/**
 * Takes one bond unit from a bond and gives it to another pair: opens and closes rings, moves
 * unsaturation.
 */
export const moveBondUnit: Move = (draft, random) => {
  const bond = pickBond(draft, random);
  if (bond === null) return false;
  const [a, b] = bond;
  setOrder(draft, a, b, orderBetween(draft, a, b) - 1);
  const c = random.below(draft.vertexCount);
  if (draft.open[c] === 0) return false;
  const d = random.next() < 0.5 ? pickNeighbour(draft, random, c) : random.below(draft.vertexCount);
  if (d < 0 || c === d || (Math.min(a, b) === Math.min(c, d) && Math.max(a, b) === Math.max(c, d)))
    return false;
  const order = orderBetween(draft, c, d) + 1;
  if (!canSetOrder(draft, c, d, order)) return false;
  setOrder(draft, c, d, order);
  return true;
};

/** a=b–c → a–b=c: a hydrogen moves from c to a (tautomers, double bonds along chains). */
export const shiftHydrogen: Move = (draft, random) => {
  const bond = pickBond(draft, random);
  if (bond === null) return false;
  const [a, b] = bond;
  const order = orderBetween(draft, a, b);
  if (order < 2) return false;
  const c = pickNeighbour(draft, random, b);
  if (c === a) return false;
  setOrder(draft, a, b, order - 1);
  if (!canSetOrder(draft, b, c, orderBetween(draft, b, c) + 1)) return false;
  setOrder(draft, b, c, orderBetween(draft, b, c) + 1);
  return true;
};

/** a–b, c–d → a–c, b–d of two bonds of one order. */
export const switchBonds: Move = (draft, random) => {
  const first = pickBond(draft, random);
  const second = pickBond(draft, random);
  if (first === null || second === null) return false;
  const [a, b] = first;
  const [c, d] = second;
  if (a === c || a === d || b === c || b === d) return false;
  return (
    orderBetween(draft, a, b) === orderBetween(draft, c, d) && crossBonds(draft, first, second)
  );
};

/**
 * Exchanges the units at two vertices where both keep their bonds (N and CH in a ring, O and CH2 in
 * a chain, F and OH).
 */
export const exchangeUnits: Move = (draft, random) => {
  const a = pickVertex(draft, random);
  const b = random.below(draft.vertexCount);
  const [x, y] = [draft.units[a], draft.units[b]];
  if (x === y) return false;
  const usedA = x.valence - draft.open[a];
  const usedB = y.valence - draft.open[b];
  if (
    usedA > y.valence ||
    usedB > x.valence ||
    draft.degree[a] > y.maxDegree ||
    draft.degree[b] > x.maxDegree
  )
    return false;
  draft.units[a] = y;
  draft.units[b] = x;
  draft.open[a] = y.valence - usedA;
  draft.open[b] = x.valence - usedB;
  return bondsFit(draft, a) && bondsFit(draft, b);
};

function bondsFit(draft: Draft, v: number): boolean {
  for (let rest = draft.adjacency[v]; rest !== 0; rest &= rest - 1) {
    const w = 31 - Math.clz32(rest & -rest);
    if (!canSetOrder(draft, v, w, orderBetween(draft, v, w))) return false;
  }
  return true;
}

/**
 * Moves one end of a bond to another vertex: relocates a substituent, or, in a ring, resizes or
 * refuses it elsewhere.
 */
export const relocateBond: Move = (draft, random) => {
  const bond = pickBond(draft, random);
  if (bond === null) return false;
  const [a, b] = bond;
  const order = orderBetween(draft, a, b);
  setOrder(draft, a, b, 0);
  const c = random.next() < 0.4 ? pickNeighbour(draft, random, b) : random.below(draft.vertexCount);
  if (c < 0 || c === b || orderBetween(draft, a, c) > 0 || !canSetOrder(draft, a, c, order))
    return false;
  setOrder(draft, a, c, order);
  return true;
};

/**
 * Exchanges two substituents: cuts a–b and c–d, joins a–d and c–b. Both are bridges, so that rings
 * stay whole.
 */
export const exchangeSubstituents: Move = (draft, random) => {
  const first = pickBond(draft, random);
  const second = pickBond(draft, random);
  if (first === null || second === null) return false;
  const [a, b] = first;
  const [c, d] = second;
  if (a === c || b === d || a === d || b === c) return false;
  if ((reachable(draft, b, a, b) >> a) & 1 || (reachable(draft, d, c, d) >> c) & 1) return false;
  const one = orderBetween(draft, a, b);
  const two = orderBetween(draft, c, d);
  setOrder(draft, a, b, 0);
  setOrder(draft, c, d, 0);
  if (orderBetween(draft, a, d) > 0 || orderBetween(draft, c, b) > 0) return false;
  const order = Math.min(one, two);
  if (one !== two || !canSetOrder(draft, a, d, order) || !canSetOrder(draft, c, b, order))
    return false;
  setOrder(draft, a, d, order);
  setOrder(draft, c, b, order);
  return true;
};

/**
 * Takes a unit out of a chain or ring (its neighbours join) or off an end, and puts it into a bond
 * or onto an end elsewhere.
 */
export const transplantUnit: Move = (draft, random) => {
  const v = pickVertex(draft, random);
  if (draft.degree[v] > 2 || draft.vertexCount < 3) return false;
  const x = pickNeighbour(draft, random, v);
  const y = draft.degree[v] === 2 ? pickBit(draft.adjacency[v] & ~(1 << x), random) : -1;
  const total = draft.bondUnits;
  if (orderBetween(draft, v, x) !== 1 || (y >= 0 && orderBetween(draft, v, y) !== 1)) return false;
  setOrder(draft, v, x, 0);
  if (y >= 0) {
    setOrder(draft, v, y, 0);
    if (orderBetween(draft, x, y) > 0 || !canSetOrder(draft, x, y, 1)) return false;
    setOrder(draft, x, y, 1);
  }
  const p = random.below(draft.vertexCount);
  if (p === v) return false;
  if (draft.units[v].maxDegree > 1 && random.next() < 0.6) {
    const q = pickNeighbour(draft, random, p);
    if (q < 0 || orderBetween(draft, p, q) !== 1) return false;
    setOrder(draft, p, q, 0);
    if (!canSetOrder(draft, p, v, 1)) return false;
    setOrder(draft, p, v, 1);
    if (!canSetOrder(draft, v, q, 1)) return false;
    setOrder(draft, v, q, 1);
  } else {
    if (!canSetOrder(draft, p, v, 1)) return false;
    setOrder(draft, p, v, 1);
  }
  return draft.bondUnits === total;
};
