import { drawingsOf, type Drawing } from './drawings.ts';
import type { FusedRings } from './fused-rings.ts';
import { lowestBy } from '../lowest.ts';
import { mirrored } from './mirror.ts';

/**
 * A way round the periphery, clockwise in a preferred drawing, from the atom that the rules number
 * 1.
 */
export type PeripheryWalk = readonly number[];

/**
 * The walks round a fused system that its preferred orientations permit (FR-5.2 and FR-5.3, IUPAC
 * 1998; P-25.3.1.2): most rings in a horizontal row, most in the upper right quadrant, fewest in
 * the lower left, most above the row; numbering clockwise from the most counter-clockwise
 * non-fusion atom of the upper right ring.
 */
export function orientedWalks(system: FusedRings): PeripheryWalk[] {
  const views = [system, mirrored(system)].flatMap((own) =>
    drawingsOf(own).flatMap((drawing) =>
      rowsOf(drawing, own).map((row) => ({ own, drawing, row })),
    ),
  );
  const best = lowestBy(views, ({ drawing, row }) => [rank(drawing, row)]);
  const walks = new Map<string, PeripheryWalk>();
  for (const { own, drawing } of best) {
    const walk = walkFrom(own, drawing);
    if (walk) walks.set(`${walk[0]},${walk[1]}`, walk);
  }
  return [...walks.values()];
}

/** A horizontal row: its length, the x of its middle, its y. */
interface Row {
  readonly length: number;
  readonly middle: number;
  readonly y: number;
}

/** Rows of rings joined by upright bonds. */
function rowsOf({ centres, sides }: Drawing, { fusions }: FusedRings): Row[] {
  const rightOf = fusions.map(
    (list, ring) => list.find(({ bond }) => sides[ring][bond] === 0)?.other,
  );
  const hasLeft = new Set(rightOf);
  return centres
    .map((_, ring) => ring)
    .filter((ring) => !hasLeft.has(ring))
    .map((start) => {
      let length = 1;
      for (let at = rightOf[start]; at !== undefined && length <= centres.length; at = rightOf[at])
        length++;
      return { length, middle: centres[start][0] + length - 1, y: centres[start][1] };
    });
}

/** Quarters of rings by quadrant, so that axes halve them; lower ranks first. */
function rank({ centres }: Drawing, { length, middle, y }: Row): number[] {
  let upperRight = 0,
    lowerLeft = 0,
    above = 0;
  for (const [x, height] of centres) {
    const right = x > middle ? 2 : x === middle ? 1 : 0;
    const up = height > y ? 2 : height === y ? 1 : 0;
    upperRight += right * up;
    lowerLeft += (2 - right) * (2 - up);
    above += up;
  }
  return [-length, -upperRight, lowerLeft, -above];
}

function walkFrom(
  { rings, fusions, periphery }: FusedRings,
  { centres, sides }: Drawing,
): PeripheryWalk | null {
  const isFusion = new Set(
    fusions.flatMap((list, ring) =>
      list.flatMap(({ bond }) => [rings[ring][bond], rings[ring][(bond + 1) % rings[ring].length]]),
    ),
  );
  const upperRight = centres
    .map((_, ring) => ring)
    .sort((p, q) => centres[q][1] - centres[p][1] || centres[q][0] - centres[p][0]);
  const clockwise = [...periphery].reverse();
  const ring = upperRight.find((candidate) => rings[candidate].some((atom) => !isFusion.has(atom)));
  if (ring === undefined) return null;
  // The first fusion bond counter-clockwise from north; the walk leaves it clockwise.
  const [entry] = [...fusions[ring]].sort(
    (p, q) => ((sides[ring][p.bond] + 6) % 8) - ((sides[ring][q.bond] + 6) % 8),
  );
  // Rings turn counter-clockwise, so the atom where the bond starts is its clockwise end.
  const own = rings[ring];
  for (let i = 0; i < own.length; i++) {
    const atom = own[(entry.bond - i + own.length) % own.length];
    if (isFusion.has(atom)) continue;
    const at = clockwise.indexOf(atom);
    return [...clockwise.slice(at), ...clockwise.slice(0, at)];
  }
  return null;
}
