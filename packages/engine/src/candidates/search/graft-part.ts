import { MAX_VERTICES } from '@elucida/generator/skeleton';
import { bitCount, lowestBit } from '@elucida/generator/small-rings';
import {
  canSetOrder,
  copyDraft,
  emptyDraft,
  isConnected,
  orderBetween,
  reachable,
  setOrder,
  type Draft,
} from './draft.ts';
import { pickNeighbour, type Move } from './moves.ts';
import type { Random } from './random.ts';
import { repairBondUnits } from './repair.ts';

const ATTEMPTS = 16;
const SMALLEST_PART = 2;
const twin = new Int8Array(MAX_VERTICES);
const original = emptyDraft();

/**
 * Makes one side of a bridge like another of the same units: the way from a molecule with one half
 * right to a symmetric one.
 */
export const clonePart: Move = (draft: Draft, random: Random) => {
  copyDraft(original, draft);
  return graftPart(
    draft,
    original,
    random,
    (part, other, bond, otherBond) =>
      (part & other) === 0 && !((part >> otherBond[0]) & 1) && !((other >> bond[0]) & 1),
  );
};

/** Gives `draft` a side of a bridge of `donor` in place of one of its own with the same units. */
export function crossOver(draft: Draft, donor: Draft, random: Random): boolean {
  return graftPart(draft, donor, random, () => true);
}

type Bridge = readonly [anchor: number, foot: number];

function graftPart(
  draft: Draft,
  donor: Draft,
  random: Random,
  fits: (part: number, other: number, bond: Bridge, otherBond: Bridge) => boolean,
): boolean {
  const bond = pickBridge(donor, random);
  if (bond === null) return false;
  const part = reachable(donor, bond[1], bond[0], bond[1]);
  const size = bitCount(part);
  if (size < SMALLEST_PART || size > donor.vertexCount - SMALLEST_PART) return false;
  const wanted = draft.bondUnits;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const otherBond = pickBridge(draft, random);
    if (otherBond === null) continue;
    const other = reachable(draft, otherBond[1], otherBond[0], otherBond[1]);
    if (
      bitCount(other) !== size ||
      !fits(part, other, bond, otherBond) ||
      !pairUnits(donor, part, draft, other)
    )
      continue;
    const [anchor, foot] = otherBond;
    setOrder(draft, anchor, foot, 0);
    for (let rest = other; rest !== 0; rest &= rest - 1) {
      const v = lowestBit(rest);
      for (let bonded = draft.adjacency[v] & other; bonded !== 0; bonded &= bonded - 1)
        setOrder(draft, v, lowestBit(bonded), 0);
    }
    for (let rest = part; rest !== 0; rest &= rest - 1) {
      const v = lowestBit(rest);
      for (
        let bonded = donor.adjacency[v] & part & ((1 << v) - 1);
        bonded !== 0;
        bonded &= bonded - 1
      ) {
        const w = lowestBit(bonded);
        setOrder(draft, twin[v], twin[w], orderBetween(donor, v, w));
      }
    }
    const order = Math.min(orderBetween(donor, bond[0], bond[1]), draft.open[anchor]);
    if (order === 0 || !canSetOrder(draft, anchor, twin[bond[1]], order)) return false;
    setOrder(draft, anchor, twin[bond[1]], order);
    return isConnected(draft) && repairBondUnits(draft, wanted, random);
  }
  return false;
}

/** A bond whose two ends nothing else joins. */
function pickBridge(draft: Draft, random: Random): Bridge | null {
  const a = random.below(draft.vertexCount);
  const b = pickNeighbour(draft, random, a);
  return b < 0 || (reachable(draft, b, a, b) >> a) & 1 ? null : [a, b];
}

/** Pairs the vertices of two parts by their units into `twin`; false where the units differ. */
function pairUnits(donor: Draft, part: number, draft: Draft, other: number): boolean {
  let left = other;
  for (let rest = part; rest !== 0; rest &= rest - 1) {
    const v = lowestBit(rest);
    let found = -1;
    for (let choices = left; choices !== 0 && found < 0; choices &= choices - 1)
      if (draft.units[lowestBit(choices)] === donor.units[v]) found = lowestBit(choices);
    if (found < 0) return false;
    twin[v] = found;
    left &= ~(1 << found);
  }
  return true;
}
