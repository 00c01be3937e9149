import { canSetOrder, crossBonds, orderBetween, reachable, setOrder } from './draft.ts';
import { pickBit, pickNeighbour, type Move } from './moves.ts';

/** Share of the moves that bond the two directly; the others put one atom between them. */
const DIRECT_SHARE = 0.5;
/** Share of the moves that carry a whole substituent over, where one can be cut off. */
const CARRY_SHARE = 0.5;

/**
 * Brings two vertices that the spectra want near each other within one or two bonds: a substituent is
 * carried over, or two bonds are crossed.
 */
export const bringTogether: Move = (draft, random) => {
  const pair = draft.apart[random.below(draft.apart.length)];
  const [u, w] = random.next() < 0.5 ? pair : [pair[1], pair[0]];
  // The atom to bond to: one of the two, or a neighbour of it.
  const anchor = random.next() < DIRECT_SHARE ? u : pickBit(draft.adjacency[u] & ~(1 << w), random);
  if (anchor < 0 || anchor === w || orderBetween(draft, anchor, w) > 0) return false;
  const y = pickNeighbour(draft, random, w);
  if (y < 0 || y === anchor) return false;
  const order = orderBetween(draft, w, y);
  const isBridge = ((reachable(draft, w, w, y) >> y) & 1) === 0;
  if (isBridge && random.next() < CARRY_SHARE) {
    // What hangs on the other side of the bond goes along; the anchor must not be there.
    if ((reachable(draft, w, w, y) >> anchor) & 1) return false;
    setOrder(draft, w, y, 0);
    if (!canSetOrder(draft, anchor, w, order)) return false;
    setOrder(draft, anchor, w, order);
    return true;
  }
  const x = pickBit(draft.adjacency[anchor] & ~(1 << w) & ~(1 << y) & ~(1 << u), random);
  if (x < 0) return false;
  return crossBonds(draft, [anchor, x], [w, y]);
};
