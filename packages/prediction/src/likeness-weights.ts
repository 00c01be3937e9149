import type { Nucleus } from './shift-tables.ts';

/**
 * Coefficients of the stated standard deviation, in the order of `likenessFeatures`. Written by
 * `npx tsx research/training/spread/calibrate-spread.main.ts --write`; learned from
 * nmrshiftdb2, its licence (data/SOURCE.md).
 */
export const LIKENESS_WEIGHTS: Readonly<Record<Nucleus, readonly number[]>> = {
  C13: [
    -0.8317, 0.0435, -0.0322, 1.2433, -0.0848, 1.3496, 0.0122, -0.1142, 0.1702, -0.148, 0.6129,
    0.1292, -0.0287, 0.0442, 0.095, -0.1069, -0.2727, -0.4067,
  ],
  H1: [
    -0.5869, -0.0229, 0.0009, 1.3895, -0.0366, 1.39, -0.0318, -0.7161, 0.1628, -0.084, 0.683,
    0.0286, -0.0437, 0.0435, 0.0044, -0.0297, -0.2131, -0.4678,
  ],
};
