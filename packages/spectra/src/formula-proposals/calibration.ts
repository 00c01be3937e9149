import type { WeightKind } from './signal-counts.ts';

interface Calibration {
  /** What log scores are multiplied by before they become shares. */
  readonly sharpness: number;
  /** Share of cases in which the right formula is among those weighed. */
  readonly covered: number;
}

/**
 * Fitted on the odd half of the development cases (`research/evaluation/formulas/bench-formulas.main.ts --fit`). That
 * EI shows the molecular ion in nine cases of ten is assumed.
 */
export const CALIBRATION: Readonly<Record<WeightKind | 'nominal' | 'nominalAlone', Calibration>> = {
  none: { sharpness: 1.15, covered: 0.95 },
  h: { sharpness: 1, covered: 0.95 },
  c: { sharpness: 1.05, covered: 0.95 },
  ch: { sharpness: 0.8, covered: 0.95 },
  nominal: { sharpness: 0.65, covered: 0.85 },
  nominalAlone: { sharpness: 0.9, covered: 0.85 },
  signals: { sharpness: 1.1, covered: 0.9 },
};
