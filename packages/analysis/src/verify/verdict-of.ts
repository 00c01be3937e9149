import type { Verdict } from '@elucida/contract/verification';
import type { Identification } from '@elucida/engine/identification';

/**
 * How much likelier the structure that somebody set out to make is than an isomer that explains the spectra as
 * well. Chosen with the two limits below on a quarter of the development cases (docs/science/verification.md).
 */
const ASKED_ODDS = 5;
/** From this probability on a structure is consistent with the spectra, and up to that one it is not. */
const CONSISTENT_FROM = 0.7,
  INCONSISTENT_TO = 0.1;

/**
 * The probability of the structure that is asked about, from its share among all molecules and the share of
 * those that were not found, with which it does not compete.
 */
export function probabilityOfAsked(share: number, notFound: number): number {
  const others = Math.max(0, 1 - share - notFound);
  const weight = ASKED_ODDS * share;
  return weight === 0 ? 0 : ((share + others) * weight) / (weight + others);
}

/** Never consistent where spectra contradict the formula, so that others decided alone. */
export function verdictOf(
  probability: number,
  { setAside }: Pick<Identification, 'setAside'>,
): Verdict {
  if (probability <= INCONSISTENT_TO) return 'inconsistent';
  return probability >= CONSISTENT_FROM && setAside.length === 0 ? 'consistent' : 'open';
}
