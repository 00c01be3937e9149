import { CONFIDENCE_LEVELS, type ConfidenceLevel } from '@elucida/contract/limits';
import type { Language } from '@elucida/messages/catalogue/language';
import { formatPercent } from './format/numbers.ts';

/** Words for a calibrated probability; the same steps as the report's text uses. */
export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= CONFIDENCE_LEVELS.high[0]) return 'high';
  return confidence >= CONFIDENCE_LEVELS.moderate[0] ? 'moderate' : 'low';
}

/** A probability as a percentage that never claims certainty either way: `>99%`, `<1%`. */
export function formatConfidence(confidence: number, language: Language): string {
  if (confidence > 0.99) return `>${formatPercent(0.99, language)}`;
  return confidence < 0.01
    ? `<${formatPercent(0.01, language)}`
    : formatPercent(confidence, language);
}
