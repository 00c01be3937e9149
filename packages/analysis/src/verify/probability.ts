import type { Identification } from '@elucida/engine/identification';

/** What a verification says of a structure. */
export type Verdict = 'consistent' | 'inconsistent' | 'open';

/**
 * From this probability on a structure is consistent with the spectra, and up to that one it is not;
 * between them the question is open. Fitted as `LOGIT` was.
 */
const CONSISTENT_FROM = 0.7,
  INCONSISTENT_TO = 0.15;

/** Probabilities of the judge that are nearer to 0 or 1 count as this. */
const LEAST = 1e-4;

const logit = (p: number): number => {
  const clipped = Math.min(1 - LEAST, Math.max(LEAST, p));
  return Math.log(clipped / (1 - clipped));
};

/**
 * Slope and intercept that make the judge's probability of one candidate among all isomers that of a
 * structure which somebody expects.
 */
const LOGIT = { slope: 1, intercept: 0 } as const;

/**
 * The probability that a structure is right, from its confidence among all candidates and from that of
 * none of them.
 */
export const verificationProbability = (confidence: number): number =>
  1 / (1 + Math.exp(-(LOGIT.intercept + LOGIT.slope * logit(confidence))));

export function verdictOf(
  probability: number,
  { setAside }: Pick<Identification, 'setAside'>,
): Verdict {
  if (probability <= INCONSISTENT_TO) return 'inconsistent';
  return probability >= CONSISTENT_FROM && setAside.length === 0 ? 'consistent' : 'open';
}
