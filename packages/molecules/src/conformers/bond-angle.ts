import type { ExplicitMolecule } from './explicit-molecule.ts';

const FIVE_RING = (106 * Math.PI) / 180;

/**
 * Angle at `b` of a bond path a–b–c at rest, radians: that of the atom, or what rings of three to five
 * allow.
 */
export function bondAngle(
  { neighbours }: ExplicitMolecule,
  natural: number,
  [a, b, c]: readonly [number, number, number],
): number {
  const isBonded = (one: number, other: number) => neighbours[one].includes(other);
  if (isBonded(a, c)) return Math.PI / 3;
  if (neighbours[a].some((each) => each !== b && isBonded(each, c))) return Math.PI / 2;
  const inFive = neighbours[a].some(
    (one) => one !== b && neighbours[c].some((other) => other !== b && isBonded(one, other)),
  );
  return inFive ? Math.min(natural, FIVE_RING) : natural;
}
