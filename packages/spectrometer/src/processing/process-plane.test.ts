import { expect, test } from 'vitest';
import { planePeaks } from '../picking/plane-peaks.ts';
import { simulatedPlane } from '../testing/simulated-decay.ts';
import { processPlane } from './process-plane.ts';

const PAIRS = [
  { direct: 7.2, indirect: 128.4, height: 3 },
  { direct: 3.6, indirect: 55.2, height: 4 },
  { direct: 1.3, indirect: 21.7, height: 3 },
];
const SAME = { direct: 0.1, indirect: 1.5 };

test.each(['QF', 'TPPI', 'States', 'States-TPPI', 'Echo-Antiecho'] as const)(
  '%s: pairs are where they are',
  (quadrature) => {
    const plane = processPlane(simulatedPlane(PAIRS, { quadrature, noise: 0.02 }));
    const peaks = planePeaks(plane, { least: 20, leastClear: 8, same: SAME }).slice(0, 3);
    for (const pair of PAIRS) {
      const near = peaks.find((peak) => Math.abs(peak.direct - pair.direct) < 0.02)!;
      expect(near.indirect, `${pair.direct}`).toBeCloseTo(pair.indirect, 0);
    }
  },
);

test('signs tell negative peaks from positive ones', () => {
  const pairs = PAIRS.map((pair, k) => ({ ...pair, height: k === 1 ? -pair.height : pair.height }));
  const plane = processPlane(simulatedPlane(pairs, { quadrature: 'Echo-Antiecho', noise: 0.02 }));
  const peaks = planePeaks(plane, { least: 20, leastClear: 8, same: SAME }).slice(0, 3);
  const signOf = (ppm: number) =>
    Math.sign(peaks.find((peak) => Math.abs(peak.direct - ppm) < 0.02)!.height);
  expect([signOf(7.2) * signOf(1.3), signOf(7.2) * signOf(3.6)]).toEqual([1, -1]);
});

/** Two decays a step whose scheme nobody states: as JEOL records cosine and sine, or antiecho and echo. */
test.each(['States', 'Echo-Antiecho'] as const)(
  'pairs of decays that are %s are known by their images',
  (made) => {
    const { rows, ...rest } = simulatedPlane(PAIRS, { quadrature: made, noise: 0.02 });
    const swapped = rows.map((_, k) => rows[made === 'States' ? k : k % 2 === 0 ? k + 1 : k - 1]!);
    const plane = processPlane({ ...rest, rows: swapped, quadrature: 'Paired' });
    const peaks = planePeaks(plane, { least: 20, leastClear: 8, same: SAME });
    // An image would be as strong as its signal.
    expect(Math.abs(peaks[3]?.height ?? 0)).toBeLessThan(0.2 * Math.abs(peaks[2]!.height));
    for (const pair of PAIRS)
      expect(
        peaks.find((peak) => Math.abs(peak.direct - pair.direct) < 0.02)!.indirect,
        `${pair.direct}`,
      ).toBeCloseTo(pair.indirect, 0);
  },
);
