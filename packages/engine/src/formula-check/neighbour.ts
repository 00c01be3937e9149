import type { Slip } from '@elucida/spectra/formula/neighbouring-formulas';
import { fitOf, noneOfThese } from '../judging/confidence.ts';
import { oddsOfNeighbour, type BestOfFormula } from '../judging/weigh-formulas.ts';
import type { Salt } from '../salts/salt.ts';
import type { Found } from './find-neighbour.ts';

/** A neighbouring formula and the best molecules of it. */
export interface Neighbour extends Found {
  /** As it would be typed. */
  readonly text: string;
  readonly slip: Slip | 'counter-ion';
  /** The salt that the molecules are of. */
  readonly salt?: Salt;
}

/** Log odds of a neighbour; none at all where no molecule of it was found. */
export const oddsOf = (
  { judged: [molecule], slip }: Neighbour,
  typed: BestOfFormula | undefined,
): number => (molecule === undefined ? -Infinity : oddsOfNeighbour(typed, molecule, slip));

/** Probability that the best molecule of a formula is not the truth; 1 where there is none. */
export const noneOf = ({ judged: [molecule], facts }: Found): number =>
  molecule === undefined ? 1 : noneOfThese(fitOf(molecule.terms, facts, true));
