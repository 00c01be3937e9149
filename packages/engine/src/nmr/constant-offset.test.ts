import { expect, test } from 'vitest';
import { CARBON_REFERENCE } from './carbon-costs.ts';
import { PROTON_REFERENCE } from '../techniques/proton/proton-costs.ts';
import { constantOffset } from './constant-offset.ts';

const lines = (sd: number, ...differences: number[]) =>
  differences.map((difference) => ({ difference, sd }));

test.each([
  ['all lines 2 ppm too high', CARBON_REFERENCE, lines(1, 2.1, 1.9, 2.3, 1.6, 2, 2.2), 2],
  [
    'the same with a misassigned line',
    CARBON_REFERENCE,
    lines(1, 2.1, 1.9, 2.3, 1.6, 2, 2.2, -9),
    2,
  ],
  ['scatter about nothing', CARBON_REFERENCE, lines(1, 2.1, -1.9, 0.3, -0.6, 1, -2.2), 0],
  ['too few lines', CARBON_REFERENCE, lines(0.5, 2, 2, 2, 2), 0],
  [
    'an offset as small as usual',
    CARBON_REFERENCE,
    lines(0.3, 0.4, 0.4, 0.5, 0.4, 0.3, 0.4, 0.4),
    0,
  ],
  [
    'hydrogens 0.1 ppm too low',
    PROTON_REFERENCE,
    lines(0.06, -0.1, -0.12, -0.09, -0.08, -0.11),
    -0.1,
  ],
] as const)('%s', (_, reference, deviations, expected) => {
  expect(constantOffset(deviations, reference)).toBeCloseTo(expected, 1);
});
