import type { AlignmentCosts } from '../../nmr/align-signals.ts';
import { PROTON_FLOOR, WIDEN_PPM } from './align-protons.ts';

/** 1H without integrals: classes overlap freely. Log units. */
export const H1_CLASSES: AlignmentCosts = {
  widen: WIDEN_PPM,
  floor: PROTON_FLOOR,
  merge: -0.5,
  extra: -4,
  missing: -4,
};

/** How far the reference is off as a rule, standard deviation in ppm, and decimals worth giving. */
export const PROTON_REFERENCE = { usual: 0.02, decimals: 2 } as const;
