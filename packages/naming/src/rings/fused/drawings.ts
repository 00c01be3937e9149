import type { FusedRings } from './fused-rings.ts';
import { ringShapes, STEP, type Direction } from './ring-shapes.ts';

/** A drawing: centre of each ring, and directions of its bonds by bond index. */
export interface Drawing {
  readonly centres: readonly (readonly [number, number])[];
  readonly sides: readonly (readonly Direction[])[];
}

interface Partial {
  readonly centres: ([number, number] | undefined)[];
  readonly sides: (readonly Direction[] | undefined)[];
  readonly distortions: number;
}

/** Drawings looked at per system; beyond, the first ones decide. */
const MAX_DRAWINGS = 4_000;

/**
 * Flat drawings of a fused system with permitted ring shapes and as few distorted ones as possible,
 * for one sense of turning;
 * rings turn counter-clockwise. Empty when rings would lie on each other in all.
 */
export function drawingsOf({ rings, fusions }: FusedRings): Drawing[] {
  const order = breadthFirst(fusions.map((list) => list.map(({ other }) => other)));
  let best: Partial[] = [];
  let seen = 0;
  const place = (depth: number, state: Partial) => {
    if (seen > MAX_DRAWINGS || (best.length > 0 && state.distortions > best[0].distortions)) return;
    if (depth === order.length) {
      seen++;
      if (best.length > 0 && state.distortions < best[0].distortions) best = [];
      best.push(state);
      return;
    }
    const ring = order[depth];
    const anchor = fusions[ring].find(({ other }) => state.sides[other]);
    // Where only one bond is shared, the ring's shape says nothing more than the side of its
    // neighbour.
    const isEnd = anchor !== undefined && fusions[ring].length === 1;
    let ended = false;
    for (const { sides, distorted } of ringShapes(rings[ring].length)) {
      for (let turn = 0; turn < sides.length; turn++) {
        const own = sides.map((_, i) => sides[(i + turn) % sides.length]);
        let centre: [number, number] = [0, 0];
        if (anchor) {
          const side = state.sides[anchor.other]![anchor.otherBond];
          if (own[anchor.bond] !== (side + 4) % 8) continue;
          const from = state.centres[anchor.other]!;
          centre = [from[0] + STEP[side][0], from[1] + STEP[side][1]];
        }
        const misfits = fit({ rings, fusions } as FusedRings, state, { ring, own, centre });
        if (misfits === null) continue;
        const next: Partial = {
          centres: [...state.centres],
          sides: [...state.sides],
          distortions: state.distortions + (distorted ? 1 : 0) + misfits,
        };
        next.centres[ring] = centre;
        next.sides[ring] = own;
        place(depth + 1, next);
        ended = isEnd && !distorted && misfits === 0;
        if (ended) break;
      }
      if (ended) break;
    }
  };
  place(0, {
    centres: rings.map(() => undefined),
    sides: rings.map(() => undefined),
    distortions: 0,
  });
  return best as unknown as Drawing[];
}

/** Weight of a shared bond that does not lie the same way in both rings. */
const MISFIT = 3;

/** How badly a ring fits its placed neighbours; null when it lies on another ring. */
function fit(
  { fusions }: FusedRings,
  state: Partial,
  {
    ring,
    own,
    centre,
  }: { ring: number; own: readonly Direction[]; centre: readonly [number, number] },
): number | null {
  if (state.centres.some((other) => other && other[0] === centre[0] && other[1] === centre[1]))
    return null;
  let misfits = 0;
  for (const { bond, other, otherBond } of fusions[ring]) {
    const sides = state.sides[other];
    if (!sides) continue;
    const step = STEP[own[bond]];
    const there = state.centres[other]!;
    if (
      sides[otherBond] !== (own[bond] + 4) % 8 ||
      there[0] !== centre[0] + step[0] ||
      there[1] !== centre[1] + step[1]
    )
      misfits += MISFIT;
  }
  return misfits;
}

/** The most fused ring first, then its neighbours: misfits show early. */
function breadthFirst(neighbours: readonly (readonly number[])[]): number[] {
  const order = [
    neighbours.reduce(
      (best, list, ring) => (list.length > neighbours[best].length ? ring : best),
      0,
    ),
  ];
  for (let i = 0; i < order.length; i++)
    for (const b of neighbours[order[i]]) if (!order.includes(b)) order.push(b);
  return order;
}
