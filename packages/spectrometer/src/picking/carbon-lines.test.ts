import { expect, test } from 'vitest';
import { processFid } from '../processing/process-fid.ts';
import { simulatedDecay } from '../testing/simulated-decay.ts';
import { carbonLines } from './carbon-lines.ts';

const linesAt = (shifts: readonly number[]) =>
  carbonLines(
    processFid(
      simulatedDecay(
        shifts.map((ppm) => ({ ppm, height: 1 })),
        {
          ...{ nucleus: '13C', mhz: 100.6, widthHz: 24_000, centre: 100, points: 16_384 },
          ...{ lineHz: 1.5, noise: 0.05 },
        },
      ),
    ),
  ).map(({ ppm }) => ppm);

test('lines of a sugar are found however far apart they lie', () => {
  // 70.73 and 70.48 are 25 Hz apart: a neighbour there is no sign of a wave of the baseline.
  const sugar = [79.73, 70.84, 70.73, 70.48, 70.29, 61.95];
  const found = linesAt(sugar);
  expect(found).toHaveLength(sugar.length);
  found.forEach((ppm, k) => expect(ppm).toBeCloseTo(sugar[k]!, 1));
});
