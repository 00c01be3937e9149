import { canSetOrder, orderBetween, reachable, setOrder, type Draft } from './draft.ts';
import type { Random } from './random.ts';

const ATTEMPTS = 60;
/** Smallest ring that a repair closes; smaller ones come from moves and templates. */
const SMALLEST_RING = 5;

/**
 * Adds or takes bond units at random until their sum is `wanted`, keeping the draft connected.
 * Prefers double bonds to oxygen and carbon and rings of five and six, which is what molecules
 * have. False when it does not get there.
 */
export function repairBondUnits(draft: Draft, wanted: number, random: Random): boolean {
  for (let attempt = 0; attempt < ATTEMPTS && draft.bondUnits !== wanted; attempt++) {
    if (draft.bondUnits < wanted) addBondUnit(draft, random);
    else takeBondUnit(draft, random);
  }
  return draft.bondUnits === wanted;
}

function addBondUnit(draft: Draft, random: Random): void {
  const a = random.below(draft.vertexCount);
  const b = random.below(draft.vertexCount);
  if (a === b || draft.open[a] === 0 || draft.open[b] === 0) return;
  const order = orderBetween(draft, a, b);
  if (order === 0) {
    const distance = distanceBetween(draft, a, b);
    if (distance + 1 < SMALLEST_RING || (distance > 5 && random.next() < 0.8)) return;
  } else if (order === 2 && random.next() < 0.7) return;
  if (canSetOrder(draft, a, b, order + 1)) setOrder(draft, a, b, order + 1);
}

function takeBondUnit(draft: Draft, random: Random): void {
  const a = random.below(draft.vertexCount);
  const b = random.below(draft.vertexCount);
  const order = orderBetween(draft, a, b);
  if (order === 0 || (order === 1 && !((reachable(draft, b, a, b) >> a) & 1))) return;
  setOrder(draft, a, b, order - 1);
}

function distanceBetween(draft: Draft, a: number, b: number): number {
  let reached = 1 << a;
  for (let distance = 1; distance < draft.vertexCount; distance++) {
    let next = reached;
    for (let rest = reached; rest !== 0; rest &= rest - 1)
      next |= draft.adjacency[31 - Math.clz32(rest & -rest)];
    if ((next >> b) & 1) return distance;
    if (next === reached) break;
    reached = next;
  }
  return Infinity;
}
