import { solventsNamed } from '../../chemistry/solvent-names.ts';
import { SOLVENTS, type Solvent } from '../../chemistry/solvents.ts';
import type { Claim, ForeignSource, Listed } from './foreign-source.ts';
import { patternCost } from './pattern-cost.ts';

/**
 * Log units: a solvent that is declared, or whose ¹³C multiplets are in the list; a usual one where
 * none is declared; any other; one rarely used.
 */
const DECLARED = 0,
  USUAL = 1,
  OTHER = 3,
  RARE = 6;
/**
 * Log units: a solvent that nothing but single lines points to, in a list that has no more lines
 * than the formula has carbons.
 */
const UNNEEDED = 1.5;
/**
 * Log units: a triplet among the lines of arenes, three of which are often evenly spaced, in a list
 * that has no more lines than the formula has carbons.
 */
const CROWDED = 2.5;
/** Where the lines of arenes crowd, ppm. */
const ARENES_PPM = { from: 110, to: 155 } as const;
/** Log units: most people leave the solvent's lines out of a list. */
const LISTED = 1.5;
/** Log units: each carbon of the solvent without a line in a list that has others of it. */
const CARBON_MISSING = 2;
/** A solvent's water line is listed about as often. */
const WATER_LISTED = 1;
/**
 * How far a line lies from its place, standard deviation in ppm; water moves with concentration and
 * temperature.
 */
const POSITION_SD = { h1: 0.02, c13: 0.2, water: 0.06 } as const;
/** Beyond this a line is another's, log units. */
const FARTHEST = 4.5;
/** J(CD) is drawn at fields of 50 to 250 MHz for ¹³C. */
const CARBON_MHZ = { least: 50, most: 250 } as const;
/** Lines are read to 0.1 ppm; many even spacings are no chance, two must be even. */
const SPACING_PPM = { triplet: 0.06, more: 0.11 } as const;
/** A whole multiplet is recognised so far from its place, ppm: the reference may be off. */
const MULTIPLET_PPM = 0.7;
/** Weak outer lines of a quintet or septet may be missing. */
const LEAST_OF_MULTIPLET = 3;

/** A solvent with how little it is expected, log units. */
export interface DoubtedSolvent {
  readonly solvent: Solvent;
  readonly doubt: number;
  readonly multiplets: readonly (readonly number[])[];
}

/**
 * The solvents in the order of doubt. `surplus`: the ¹³C list has more lines than the formula has
 * carbons.
 */
export function doubtSolvents(
  { c13, solvents }: Pick<Listed, 'c13' | 'solvents'>,
  surplus: boolean,
): DoubtedSolvent[] {
  const declared = solvents.flatMap(solventsNamed);
  return SOLVENTS.map((solvent) => {
    const multiplets = solvent.c13.map(({ ppm, lines, j_hz }) =>
      lines > 1 ? multipletAt(c13, { ppm, lines, j_hz }) : [],
    );
    const split = solvent.c13.flatMap(({ ppm, lines }, i) =>
      lines > 1 ? [{ ppm, found: multiplets[i].length }] : [],
    );
    const seen = split.length > 0 && split.every(({ found }) => found > 0);
    const byChance =
      !surplus &&
      split.every(
        ({ ppm, found }) =>
          found <= LEAST_OF_MULTIPLET && ppm >= ARENES_PPM.from && ppm <= ARENES_PPM.to,
      );
    const unseen =
      declared.length === 0 && solvent.met === 'daily'
        ? USUAL
        : (solvent.met === 'rarely' ? RARE : OTHER) + (surplus ? 0 : UNNEEDED);
    const doubt = declared.includes(solvent)
      ? DECLARED
      : seen
        ? byChance
          ? CROWDED
          : DECLARED
        : unseen;
    return { solvent, doubt, multiplets };
  }).sort((a, b) => a.doubt - b.doubt);
}

/**
 * Up to this ¹³C frequency, MHz, a multiplet alone may decide the solvent: closer lines are also
 * those of long alkyl chains (29.7, 29.6, 29.5 …).
 */
const DECISIVE_MHZ = 160;

/**
 * The solvent whose ¹³C multiplet of five lines or more is whole in a list: it was there, whatever
 * was declared.
 */
export function solventSeen(c13: readonly number[]): Solvent | undefined {
  return SOLVENTS.find(({ c13: carbons }) =>
    carbons.some(({ ppm, lines, j_hz }) => {
      const found = lines < 5 ? [] : multipletAt(c13, { ppm, lines, j_hz }).map((at) => c13[at]);
      return (
        found.length === lines &&
        (Math.max(...found) - Math.min(...found)) / (lines - 1) >= j_hz / DECISIVE_MHZ
      );
    }),
  );
}

/**
 * Places of equally spaced lines, as many as deuterium makes of a carbon or fewer by pairs of outer
 * ones, about a place; empty without.
 */
function multipletAt(
  shifts: readonly number[],
  { ppm, lines, j_hz }: { ppm: number; lines: number; j_hz: number },
): number[] {
  const widest = j_hz / CARBON_MHZ.least;
  const near = [...shifts.keys()]
    .filter((i) => Math.abs(shifts[i] - ppm) <= MULTIPLET_PPM + ((lines - 1) / 2) * widest)
    .sort((a, b) => shifts[a] - shifts[b]);
  for (let size = lines; size >= Math.min(lines, LEAST_OF_MULTIPLET); size -= 2) {
    for (let i = 0; i + size <= near.length; i++) {
      const some = near.slice(i, i + size);
      const first = shifts[some[0]],
        last = shifts[some[size - 1]];
      const step = (last - first) / (size - 1);
      const evenly = some.every(
        (at, k) =>
          Math.abs(shifts[at] - first - k * step) <=
          (size === LEAST_OF_MULTIPLET ? SPACING_PPM.triplet : SPACING_PPM.more),
      );
      if (
        evenly &&
        step >= j_hz / CARBON_MHZ.most &&
        step <= widest &&
        Math.abs((first + last) / 2 - ppm) <= MULTIPLET_PPM
      )
        return some;
    }
  }
  return [];
}

/** Half the square of a deviation in standard deviations: its cost in log units. */
export const positionCost = (difference: number, sd: number): number => (difference / sd) ** 2 / 2;

/** The claim of the nearest line, where it lies near enough. */
export function nearest<Line>(
  lines: readonly Line[],
  place: number,
  costOf: (line: Line) => number,
): Claim | undefined {
  const [best] = lines
    .map((line, at) => ({ line: at, cost: costOf(line), place }))
    .sort((a, b) => a.cost - b.cost);
  return best !== undefined && best.cost <= FARTHEST ? best : undefined;
}

/** Lines that each solvent and the water in it may own. */
export function solventSources(
  listed: Listed,
  doubted: readonly DoubtedSolvent[],
): ForeignSource[] {
  return doubted.flatMap(({ solvent, doubt, multiplets }): ForeignSource[] => {
    const carbons = solvent.c13.map(({ ppm }, i): Claim[] => {
      if (multiplets[i].length > 0)
        return multiplets[i].map((line) => ({ line, cost: 0, place: ppm }));
      const claim = nearest(listed.c13, ppm, (shift) => positionCost(shift - ppm, POSITION_SD.c13));
      return claim ? [claim] : [];
    });
    const c13 = carbons.flat();
    const absent = carbons.filter((claims) => claims.length === 0).length;
    const h1 = solvent.h1.flatMap(
      ({ ppm, mult }) =>
        nearest(
          listed.h1,
          ppm,
          (line) => positionCost(line.ppm - ppm, POSITION_SD.h1) + patternCost(line, mult),
        ) ?? [],
    );
    const water = nearest(
      listed.h1,
      solvent.water,
      (line) =>
        positionCost(line.ppm - solvent.water, POSITION_SD.water) + patternCost(line, 'br-s'),
    );
    const own: ForeignSource = {
      kind: 'solvent',
      solvent: solvent.id,
      prior: doubt + LISTED + (c13.length > 0 ? CARBON_MISSING * absent : 0),
      h1,
      c13,
    };
    return [
      ...(h1.length + c13.length > 0 ? [own] : []),
      ...(water
        ? [
            {
              kind: 'water',
              solvent: solvent.id,
              prior: doubt + WATER_LISTED,
              h1: [water],
              c13: [],
            } as const,
          ]
        : []),
    ];
  });
}
