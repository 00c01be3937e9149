import { CONFIDENCE_LEVELS, type ConfidenceLevel } from '@elucida/contract/limits';
import { unparted } from '@elucida/messages/format/figures';
import { sharePhrase } from '@elucida/messages/format/share';
import type { Language } from '@elucida/messages/catalogue/language';

/** Words for a calibrated probability; the same steps as the report's text uses. */
export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= CONFIDENCE_LEVELS.high[0]) return 'high';
  return confidence >= CONFIDENCE_LEVELS.moderate[0] ? 'moderate' : 'low';
}

/** A probability as a percentage that never claims certainty either way: `over 99%`. */
export const formatConfidence = (confidence: number, language: Language): string =>
  unparted(sharePhrase(confidence, language));
