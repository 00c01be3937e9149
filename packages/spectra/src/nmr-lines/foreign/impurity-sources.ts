import { IMPURITIES, IMPURITY_COLUMNS, type Impurity } from '../../chemistry/impurities.ts';
import type { Formula } from '../../formula/formula.ts';
import type { Claim, ForeignSource, Listed } from './foreign-source.ts';
import { patternCost } from './pattern-cost.ts';
import { nearest, positionCost, type DoubtedSolvent } from './solvent-sources.ts';

/** Log units: the reference; a common impurity; a rare one. */
const PRIOR = { reference: 1, common: 3.5, rarely: 6 } as const;
/** Shifts of impurities move a little with concentration, standard deviation in ppm. */
const POSITION_SD = { h1: 0.02, c13: 0.2 } as const;
/**
 * Log units: ¹³C lines that are missing altogether (a little impurity), or in part; ¹H lines that
 * are missing though the ¹³C shows it; one ¹H line hidden under others.
 */
const NO_CARBONS = 0.7,
  SOME_CARBONS = 2,
  NO_PROTONS = 4,
  SOME_PROTONS = 2.5;
/**
 * Integrals of one substance are in proportion, standard deviation of the logarithm; at most so
 * much is charged.
 */
const PROPORTION_SD = 0.25,
  MOST_DISPROPORTION = 4;
/** Deuterated solvents taken into account: the likeliest. */
const SOLVENTS_TRIED = 2;
/** References that a compound of silicon may be itself. */
const WITH_SILICON: readonly Impurity['id'][] = ['tms', 'silicone'];

const priorOf = ({ id, rarely }: Impurity): number =>
  id === 'tms' ? PRIOR.reference : rarely ? PRIOR.rarely : PRIOR.common;

/** What it costs that integrals are not in the proportion of the hydrogens. */
function disproportion(integrals: readonly { integral: number; hydrogens: number }[]): number {
  const logs = integrals.map(({ integral, hydrogens }) => Math.log(integral / hydrogens));
  const mean = logs.reduce((a, b) => a + b, 0) / Math.max(1, logs.length);
  return Math.min(
    MOST_DISPROPORTION,
    logs.reduce((sum, log) => sum + positionCost(log - mean, PROPORTION_SD), 0),
  );
}

/** The source where enough of the impurity's lines are in the lists. */
function sourceOf(
  impurity: Impurity,
  listed: Listed,
  { solvent, doubt }: DoubtedSolvent,
): ForeignSource | undefined {
  const column = Math.max(
    0,
    IMPURITY_COLUMNS.findIndex((id) => id === solvent.id),
  );
  const protons = impurity.h1.flatMap((own) =>
    own.ppm[column] === null ? [] : [{ ...own, at: own.ppm[column] }],
  );
  const carbons = impurity.c13.flatMap(({ ppm }) => ppm[column] ?? []);
  const h1 = protons.flatMap(({ at, mult, hydrogens }) => {
    const claim = nearest(
      listed.h1,
      at,
      (line) => positionCost(line.ppm - at, POSITION_SD.h1) + patternCost(line, mult),
    );
    return claim ? [{ ...claim, hydrogens }] : [];
  });
  const c13 = carbons.flatMap(
    (at) => nearest(listed.c13, at, (shift) => positionCost(shift - at, POSITION_SD.c13)) ?? [],
  );
  // Two lines of the impurity cannot be one of the list, unless the list writes them as one.
  if (h1.length + c13.length === 0 || hasRepeats(c13) || hasRepeats(h1)) return undefined;
  const missingProtons =
    listed.h1.length === 0 || h1.length === protons.length
      ? 0
      : h1.length === 0
        ? NO_PROTONS
        : SOME_PROTONS * (protons.length - h1.length);
  const missingCarbons =
    listed.c13.length === 0 || c13.length === carbons.length
      ? 0
      : c13.length === 0
        ? NO_CARBONS
        : SOME_CARBONS * (carbons.length - c13.length);
  const integrals = h1.flatMap(({ line, hydrogens }) => {
    const { integral } = listed.h1[line];
    return integral !== undefined && integral > 0 ? [{ integral, hydrogens }] : [];
  });
  return {
    kind: 'impurity',
    impurity: impurity.id,
    solvent: IMPURITY_COLUMNS[column],
    prior: doubt + priorOf(impurity) + missingProtons + missingCarbons + disproportion(integrals),
    h1,
    c13,
  };
}

const hasRepeats = (claims: readonly Claim[]): boolean =>
  new Set(claims.map(({ line }) => line)).size < claims.length;

/** Lines that each common impurity may own, in the likeliest solvents. */
export function impuritySources(
  listed: Listed,
  doubted: readonly DoubtedSolvent[],
  formula: Formula,
): ForeignSource[] {
  // What has the formula of the molecule is a candidate, not an impurity.
  const possible = IMPURITIES.filter(
    (impurity) =>
      impurity.formula !== formula.hill &&
      ((formula.counts.Si ?? 0) === 0 || !WITH_SILICON.includes(impurity.id)),
  );
  return doubted
    .slice(0, SOLVENTS_TRIED)
    .flatMap((solvent) =>
      possible.flatMap((impurity) => sourceOf(impurity, listed, solvent) ?? []),
    );
}
