import type { AlignmentCosts } from './align-signals.ts';

/**
 * A class under a shared signal, an unexplained signal, a class without signal; log units as in the
 * prototype.
 */
export const C13_NARROW: AlignmentCosts = {
  widen: 0.8,
  floor: -11,
  merge: -2,
  extra: -6,
  missing: -7,
  missingBare: -5,
};
export const C13_WIDE: AlignmentCosts = { ...C13_NARROW, widen: 2.5 };

/** How far the reference is off as a rule, standard deviation in ppm, and decimals worth giving. */
export const CARBON_REFERENCE = { usual: 0.3, decimals: 1 } as const;
