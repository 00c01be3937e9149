import type { Language } from '@elucida/messages/catalogue/language';
import { formatPercent } from './format/numbers.ts';

/** Words for a calibrated probability; the same steps as the report's text uses. */
export function confidenceLevel(confidence: number): 'high' | 'moderate' | 'low' {
  // As printed: 89.9 % is shown as 90 %, and must not be called otherwise.
  const shown = Math.round(confidence * 100);
  if (shown >= 90) return 'high';
  return shown >= 60 ? 'moderate' : 'low';
}

/** A probability as a percentage that never claims certainty either way: `>99%`, `<1%`. */
export function formatConfidence(confidence: number, language: Language): string {
  if (confidence > 0.99) return `>${formatPercent(0.99, language)}`;
  return confidence < 0.01
    ? `<${formatPercent(0.01, language)}`
    : formatPercent(confidence, language);
}
