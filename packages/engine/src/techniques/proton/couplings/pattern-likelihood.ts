import { GEMINAL, type Constants } from './coupling-ranges.ts';
import type { ObservedPattern, Splitting } from './observed-pattern.ts';
import type { Partner } from './partner.ts';

/** Reading error of a constant, Hz, and the width within which two constants give one splitting. */
const READING_HZ = 0.35,
  EQUAL_HZ = 1.3;
/** Width over which constants of unknown origin spread, Hz. */
const BACKGROUND_HZ = 15;
/**
 * Probability that what is written has nothing to do with the neighbours: overlap, slips, unusual
 * geometry.
 */
const SLIP = 0.03;
/**
 * How often such words are written whatever the molecule: a singlet, one splitting by its nuclei,
 * several splittings, a multiplet.
 */
const USUAL = {
  singlet: 0.25,
  one: [0.17, 0.12, 0.06, 0.02, 0.02, 0.01],
  several: 0.06,
  multiplet: 0.3,
  broad: 0.06,
} as const;
/** Most that so many constants of a multiplet may say, log units: of many, some fit many places. */
const MANY = 4,
  MOST_OF_MANY = 4.5;
/**
 * Couplings of a group that are seen at least so often are counted when its pattern is called
 * simple or not.
 */
const COUNTED = 0.55;

/** Nuclei that act together: equally coupled, seen or not. */
interface Unit {
  readonly nuclei: number;
  readonly constants: Constants;
  readonly seen: number;
}

/** What may split a group, ready to be compared with signals. */
export interface ExpectedPattern {
  readonly units: readonly Unit[];
  /** Probability that the pattern is written as a multiplet. */
  readonly multiplet: number;
  /** Patterns with one signature give equal likelihoods. */
  readonly signature: string;
}

export interface Situation {
  /**
   * Second order is to be expected: ring CH2, AA′BB′, hydrogens under one signal that may differ.
   */
  readonly secondOrder: boolean;
  /**
   * The geminal coupling counts: the hydrogens lie under two signals (`shown`), may do so
   * (`possible`), or are alike (`none`).
   */
  readonly geminal: 'shown' | 'possible' | 'none';
}

const GEMINAL_SEEN = { shown: 0.95, possible: 0.15, none: 0 } as const;
/** The small constant of =CH2 is resolved about half the time. */
const METHYLIDENE_SEEN = 0.55;

/** Gathers what may split a group. */
export function expectPattern(
  partners: readonly Partner[],
  { secondOrder, geminal }: Situation,
): ExpectedPattern {
  const units = partners.flatMap(({ kind, nuclei, constants, seen, mayDiffer }): Unit[] => {
    const share =
      kind !== 'geminal'
        ? seen
        : GEMINAL_SEEN[geminal] * (constants === GEMINAL.methylidene ? METHYLIDENE_SEEN : 1);
    if (share === 0) return [];
    return mayDiffer
      ? Array.from({ length: nuclei }, () => ({ nuclei: 1, constants, seen: share }))
      : [{ nuclei, constants, seen: share }];
  });
  const signature = `${secondOrder ? 2 : 1}|${units
    .map((unit) => `${unit.constants.id}.${unit.nuclei}.${unit.seen}`)
    .sort()
    .join(',')}`;
  return { units, multiplet: multipletShare(units, secondOrder), signature };
}

/**
 * Share of patterns written as `m`, by how many splittings must show. Set by hand from what
 * spectroscopists write (and the development cases with multiplicities bear out): singlets hardly
 * ever, one splitting one time in four, several splittings or second order most of the time.
 */
function multipletShare(units: readonly Unit[], secondOrder: boolean): number {
  const strong = units.filter(({ seen }) => seen >= COUNTED);
  const kinds = new Set(strong.map(({ constants }) => constants.id)).size;
  const nuclei = strong.reduce((sum, unit) => sum + unit.nuclei, 0);
  const weak = units.length > strong.length;
  if (secondOrder) return nuclei === 0 ? 0.2 : 0.55;
  if (nuclei === 0) return weak ? 0.12 : 0.05;
  if (strong.length === 1) return nuclei > 3 ? 0.4 : weak ? 0.27 : 0.18;
  return kinds === 1 && nuclei <= 5 ? 0.4 : Math.min(0.8, 0.3 + 0.08 * nuclei);
}

/**
 * Log likelihood, relative to what is written of signals at random, of an observed pattern for
 * hydrogens split so.
 */
export function patternLogLikelihood(observed: ObservedPattern, expected: ExpectedPattern): number {
  const { kind, broad, splittings } = observed;
  if (kind === 'silent') return 0;
  if (kind === 'multiplet') return relative(expected.multiplet, USUAL.multiplet);
  const resolved = (1 - expected.multiplet) * probabilityOf(splittings, expected.units);
  // Lines that are broad hide small couplings; what is called a broad singlet may be a narrow
  // multiplet.
  if (broad)
    return relative(
      0.08 * (0.5 * resolved + 0.5 * expected.multiplet * Math.exp(-splittings.length)) + 0.02,
      USUAL.broad,
    );
  if (splittings.length >= MANY && splittings[0].open)
    return Math.min(MOST_OF_MANY, relative(resolved, usualShare(splittings)));
  return relative(
    splittings.length === 1 && splittings[0].open
      ? 0.5 * resolved + 0.5 * expected.multiplet * probabilityOf(splittings, expected.units)
      : resolved,
    usualShare(splittings),
  );
}

const relative = (probability: number, usual: number) =>
  Math.log(SLIP + (1 - SLIP) * (probability / usual));

function usualShare(splittings: readonly Splitting[]): number {
  const word: number =
    splittings.length === 0
      ? USUAL.singlet
      : splittings.length === 1
        ? USUAL.one[Math.min(splittings[0].nuclei, USUAL.one.length) - 1]
        : USUAL.several;
  return splittings.reduce(
    (share, { constant }) => (constant === undefined ? share : share / BACKGROUND_HZ),
    word,
  );
}

function density({ usual, from, to }: Constants, constant: number): number {
  let sum = 0;
  for (const [centre, sd, share] of usual) {
    const width = Math.hypot(sd, READING_HZ);
    const z = (constant - centre) / width;
    sum += (share * Math.exp(-0.5 * z * z)) / (width * 2.5066);
  }
  // A twentieth lies anywhere in the range.
  return (
    0.95 * sum +
    (constant >= from - 1 && constant <= to + 1 ? 0.05 / Math.max(3, to - from + 2) : 0)
  );
}

/**
 * Probability (density, where constants are written) that these splittings are seen and no others.
 * Constants that were not written are integrated over.
 */
function probabilityOf(splittings: readonly Splitting[], units: readonly Unit[]): number {
  const unknown = splittings.findIndex(
    ({ constant, nuclei, open }) => constant === undefined && (nuclei > 1 || open),
  );
  if (unknown < 0 || splittings.length > 1) return waysOf(splittings, units);
  const centres = [
    ...new Set(
      units.flatMap(({ constants }) => constants.usual.map(([centre]) => Math.round(centre))),
    ),
  ];
  const grid = [
    ...new Set(
      centres.flatMap((centre) => [centre - 2, centre - 1, centre, centre + 1, centre + 2]),
    ),
  ].filter((constant) => constant > 0);
  return grid.reduce(
    (sum, constant) =>
      sum +
      waysOf(
        splittings.map((splitting) => ({ ...splitting, constant })),
        units,
      ),
    0,
  );
}

/**
 * Sum over all ways to attribute the splittings to units; each unit causes one of them, alone or
 * with others, or is not seen. An open splitting may have more nuclei behind it than were counted.
 */
function waysOf(splittings: readonly Splitting[], units: readonly Unit[]): number {
  const strides: number[] = [];
  let size = 1;
  for (const { nuclei } of splittings) {
    strides.push(size);
    size *= nuclei + 1;
  }
  let ways = new Float64Array(size);
  ways[0] = 1;
  for (const { nuclei, constants, seen } of units) {
    const next = new Float64Array(size);
    for (let state = 0; state < size; state++) {
      const value = ways[state];
      if (value === 0) continue;
      next[state] += value * (1 - seen);
      for (let k = 0; k < splittings.length; k++) {
        const { nuclei: wanted, open, constant } = splittings[k];
        const taken = Math.floor(state / strides[k]) % (wanted + 1);
        const total = taken + nuclei;
        if (total > wanted && !open) continue;
        const at = constant === undefined ? 1 / BACKGROUND_HZ : density(constants, constant);
        const factor =
          taken === 0
            ? constant === undefined
              ? 1
              : at
            : constant === undefined
              ? 0.4
              : Math.min(1, at * EQUAL_HZ);
        next[state + (Math.min(total, wanted) - taken) * strides[k]] += value * seen * factor;
      }
    }
    ways = next;
  }
  return ways[size - 1];
}
