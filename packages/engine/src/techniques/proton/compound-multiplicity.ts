import { neighboursOf, readMultiplicity } from '@elucida/spectra/chemistry/multiplicities';
import type { Coupling } from './coupling.ts';

/**
 * Neighbours behind each splitting of a compound multiplicity, largest coupling first: `td` → [2,
 * 1]. Null for a plain code or what cannot be read.
 */
export function splittingsOf(code: string): readonly number[] | null {
  const known = read.get(code);
  if (known !== undefined) return known;
  const shape = readMultiplicity(code);
  const neighbours =
    shape === null || shape.splittings.length < 2
      ? null
      : neighboursOf(shape).filter((each) => each !== null);
  const splittings = neighbours === null || neighbours.length === 0 ? null : neighbours;
  if (read.size < MOST_REMEMBERED) read.set(code, splittings);
  return splittings;
}

/** The judge asks for the same few codes with every candidate. */
const read = new Map<string, readonly number[] | null>();
const MOST_REMEMBERED = 1000;

/**
 * Probability of a compound code where its splittings are all accounted for, where one line of
 * neighbours is missing or too many, and otherwise.
 */
const ACCOUNTED = 0.35;
const NEAR = 0.05;
/** The same where fewer different groups of neighbours are around than there are splittings. */
const TOO_FEW_GROUPS = 0.3;

/**
 * Probability that hydrogens coupled so are written with these splittings. Next to sp² atoms the
 * smaller splittings may be long-range (meta, allylic), so a `td` has three vicinal neighbours or
 * two, never none. Set by hand, as the shares of plain multiplicities are: the development cases
 * hold no compound codes.
 */
export function compoundProbability(
  splittings: readonly number[],
  neighbours: number,
  { groups, unsaturated, secondOrder }: Coupling,
): number {
  const total = splittings.reduce((sum, n) => sum + n, 0);
  const least = unsaturated ? splittings[0] : total;
  const off = neighbours > total ? neighbours - total : Math.max(0, least - neighbours);
  const value = off === 0 ? ACCOUNTED : off === 1 ? NEAR : 0;
  const isOneGroup = !unsaturated && !secondOrder && groups < splittings.length;
  return isOneGroup ? TOO_FEW_GROUPS * value : value;
}
