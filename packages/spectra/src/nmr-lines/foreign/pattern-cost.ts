import type { ListedProton } from './foreign-source.ts';

/**
 * Log units: a multiplet or broad line written for a resolved one; a singlet written for what is
 * resolved only at good resolution; another pattern.
 */
const VAGUE = 0.5,
  UNRESOLVED = 0.7,
  OTHER = 3.5;
/** Patterns whose constants are so small that they are mostly read as one line. */
const NARROW = new Set(['quint', 'br-s']);

/**
 * What it costs that a line of this pattern was written so; nothing where no pattern was written.
 */
export function patternCost(
  { multiplicity, couplings }: Pick<ListedProton, 'multiplicity' | 'couplings'>,
  expected: string,
): number {
  if (multiplicity === undefined || multiplicity === '') return 0;
  const written = multiplicity.replace(/^br-/u, '');
  const own = expected.replace(/^br-/u, '');
  if (written === own) return own === 's' && couplings.length > 0 ? OTHER : 0;
  if (written === 'm' || own === 'm') return VAGUE;
  return written === 's' && NARROW.has(expected) ? UNRESOLVED : OTHER;
}
