import { expect, test } from 'vitest';
import { normalNumbers, simulatedDecay } from '../testing/simulated-decay.ts';
import { noiseRms, signalToNoise } from './noise-rms.ts';
import { processFid, usualProcessing } from './process-fid.ts';
import { exponential, lorentzGauss } from './transform.ts';

const WIDTH_HZ = 6000;
/** Noise of one point of the decay. */
const SIGMA = 0.02;
/** Aromatic ring, ester and alkyl chain: as many lines as a usual ¹H spectrum has. */
const LINES = [8.01, 7.99, 7.56, 7.54, 7.44, 7.42, 7.26, 4.36, 4.34, 1.39, 1.37, 0.92, 0.9].map(
  (ppm) => ({ ppm, height: 3 }),
);

/** The noise that a window leaves in one part of the transform: the points of a decay add up with their squares. */
const expected = (points: number, window: (seconds: number) => number) => {
  let squares = 0;
  for (let k = 0; k < points; k++) squares += window(k / WIDTH_HZ) ** 2;
  return SIGMA * Math.sqrt(squares);
};

for (const points of [2048, 8192, 32_768])
  for (const filling of [1, 2, 4, 8])
    for (const [broadeningHz, gaussianHz] of [
      [0, 0],
      [0.3, 0],
      [5, 0],
      [-1, 3],
    ] as const)
      test(`${points} points filled ${filling} times, window ${broadeningHz} and ${gaussianHz} Hz`, () => {
        for (const seed of [1, 2, 3]) {
          const fid = simulatedDecay(LINES, {
            ...{ nucleus: '1H', mhz: 400, widthHz: WIDTH_HZ, centre: 5, points },
            // Lines have decayed at the end: a decay that is cut off adds wiggles, which are no noise.
            ...{ lineHz: Math.max(1, (2.2 * WIDTH_HZ) / points), noise: SIGMA, seed },
          });
          const spectrum = processFid(fid, {
            ...usualProcessing(fid),
            ...{ broadeningHz, gaussianHz, points: filling * points },
            phase: { zero: 0, first: 0, pivot: 0 },
          });
          const window =
            gaussianHz === 0 ? exponential(broadeningHz) : lorentzGauss(broadeningHz, gaussianHz);
          const ratio = noiseRms(spectrum.re) / expected(points, window);
          expect(ratio).toBeGreaterThan(0.8);
          expect(ratio).toBeLessThan(1.2);
        }
      });

test('white noise on a sloping baseline, and hardly any points', () => {
  const normal = normalNumbers(5);
  const sloping = Float64Array.from({ length: 4096 }, (_, k) => 0.5 * k + 3 * normal());
  expect(noiseRms(sloping)).toBeGreaterThan(2.6);
  expect(noiseRms(sloping)).toBeLessThan(3.4);
  const few = Float64Array.from({ length: 60 }, () => 3 * normal());
  expect(noiseRms(few)).toBeGreaterThan(2);
  expect(noiseRms(new Float64Array(4096))).toBe(0);
  expect(noiseRms(new Float64Array(0))).toBe(0);
});

test('the ratio of a known line in known noise is half of its height over the rms', () => {
  expect(signalToNoise(100, 2)).toBe(25);
  expect(signalToNoise(-5, 2)).toBe(0);
  expect(signalToNoise(100, 0)).toBe(0);
  const noise = normalNumbers(9);
  const curve = Float64Array.from({ length: 16_384 }, (_, k) => (k === 5000 ? 400 : 0) + noise());
  const ratio = signalToNoise(400, noiseRms(curve));
  expect(ratio).toBeGreaterThan(160);
  expect(ratio).toBeLessThan(240);
});
