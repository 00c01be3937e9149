import type { FusedRings } from './fused-rings.ts';

/** The same system seen from behind: rings and periphery turn the other way. */
export function mirrored({ rings, fusions, periphery }: FusedRings): FusedRings {
  // Bond i of a reversed ring of n atoms is bond n - 2 - i of the ring.
  const back = (ring: number, bond: number) =>
    (2 * rings[ring].length - 2 - bond) % rings[ring].length;
  return {
    rings: rings.map((ring) => [...ring].reverse()),
    fusions: fusions.map((list) =>
      list.map(({ ring, bond, other, otherBond }) => ({
        ring,
        bond: back(ring, bond),
        other,
        otherBond: back(other, otherBond),
      })),
    ),
    periphery: [...periphery].reverse(),
  };
}
