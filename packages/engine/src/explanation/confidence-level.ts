import type { ConfidenceLevel } from '../statements/statement.ts';

/** Heavy atoms of the largest molecules that confidence was measured on (docs/science). */
export const LARGEST_MEASURED = 20;

/**
 * High means that of a hundred such answers at least ninety are right; below 0.6 the alternatives
 * come first.
 */
export function confidenceLevel(confidence: number): ConfidenceLevel {
  // As printed: 89.9 % is shown as 90 %, and must not be called otherwise.
  const shown = Math.round(confidence * 100);
  if (shown >= 90) return 'high';
  return shown >= 60 ? 'moderate' : 'low';
}
