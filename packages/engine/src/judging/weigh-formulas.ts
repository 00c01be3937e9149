import type { Slip } from '@elucida/spectra/formula/neighbouring-formulas';
import { CONFIDENCE } from './confidence.ts';
import { FIRST_ALERT, TERM_INDEX } from './terms.ts';
import type { Alert } from './structural-alerts.ts';

/** The best molecule of one formula, as it was judged by the same spectra. */
export interface BestOfFormula {
  /** Log score of the judge. */
  readonly score: number;
  /** Order of `TERMS`. */
  readonly terms: Float64Array;
}

/**
 * Share of formulas that are meant to be one neighbour or the other, by what went wrong. Assumed, since
 * nobody has counted them: three in a hundred in all, mostly atoms miscounted in a drawing.
 * The evidence moves the odds by e^6 and more, so that little hangs on them (docs/decisions/0075).
 */
export const SLIP_SHARES: Readonly<Record<Slip | 'counter-ion', number>> = {
  oxygen: 0.005,
  hydrogen: 0.005,
  methylene: 0.005,
  nitrogen: 0.001,
  halogen: 0.001,
  digits: 0.0005,
  'counter-ion': 0.001,
};

/**
 * Groups of unstable or rare compounds: a slip in the formula is likelier than most of them. Of
 * those that the alerts count, hydrazines, small and large rings and acetals are ordinary.
 */
const RARE: readonly Alert[] = [
  'peroxide',
  'nitrogen-oxygen',
  'sulfur-hetero',
  'hemiacetal',
  'enol',
  'cumulene',
  'hetero-alkyne',
  'ring-strain',
  'n-halogen',
  'charge',
];
export const rareGroups = (terms: Float64Array): number =>
  RARE.reduce((sum, alert) => sum + terms[TERM_INDEX[alert]], 0);

/** Whether anything about a molecule is unusual, rare groups or not. */
export const isUnusual = (terms: Float64Array): boolean =>
  terms[TERM_INDEX['unknown-radius-1']] > 0 || terms.subarray(FIRST_ALERT).some((n) => n > 0);

/**
 * Log odds, next to the share, that a formula was not meant of which no molecule at all comes into
 * question: of the development cases each has one.
 */
const NOTHING_FOUND = 8;

/**
 * Log odds that a neighbour loses for rare groups that the first candidate has not, and gains where the
 * candidate is a peroxide and it is not: one compound in a hundred and in ten of those that the judge's
 * alerts, which compare isomers, let through. Assumed, as the shares are.
 */
const RARE_COST = 4.6,
  PEROXIDE_COST = 2.3;
const peroxides = (terms: Float64Array): number => terms[TERM_INDEX.peroxide];

/**
 * Log odds that a neighbouring formula was meant rather than the one typed. Both molecules answer
 * for the same lines, so that the difference of their scores is the evidence, in the units of
 * the confidence (`CONFIDENCE.temperature`).
 */
export const oddsOfNeighbour = (
  typed: BestOfFormula | undefined,
  neighbour: BestOfFormula,
  slip: Slip | 'counter-ion',
): number =>
  Math.log(SLIP_SHARES[slip]) +
  (typed === undefined
    ? NOTHING_FOUND
    : (neighbour.score - typed.score) / CONFIDENCE.temperature -
      (rareGroups(neighbour.terms) > rareGroups(typed.terms) ? RARE_COST : 0) +
      (peroxides(typed.terms) > peroxides(neighbour.terms) ? PEROXIDE_COST : 0));

/** Probability that one of the neighbours was meant, from the log odds of each. */
export function probabilityOfSlip(odds: readonly number[]): number {
  const most = Math.max(0, ...odds);
  const slips = odds.reduce((sum, each) => sum + Math.exp(each - most), 0);
  return slips / (slips + Math.exp(-most));
}
