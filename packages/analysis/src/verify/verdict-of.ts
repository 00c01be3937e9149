import type { Verdict } from '@elucida/contract/verification';
import type { Identification } from '@elucida/engine/identification';

/**
 * From this confidence on a structure is consistent with the spectra, and up to that one it is not; between
 * them the question is open. By judgement, not fitted; what they give: research/evaluation/verification.
 */
const CONSISTENT_FROM = 0.7,
  INCONSISTENT_TO = 0.15;

/** Never consistent where spectra contradict the formula, so that others decided alone. */
export function verdictOf(
  confidence: number,
  { setAside }: Pick<Identification, 'setAside'>,
): Verdict {
  if (confidence <= INCONSISTENT_TO) return 'inconsistent';
  return confidence >= CONSISTENT_FROM && setAside.length === 0 ? 'consistent' : 'open';
}
