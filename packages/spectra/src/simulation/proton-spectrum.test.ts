import { expect, test } from 'vitest';
import { lineCurve } from '../plotting/line-curve.ts';
import { protonFrequency } from './proton-frequency.ts';
import { protonSpectrum } from './proton-spectrum.ts';
import type { SpinSystem } from './spin-system.ts';
import { readSpinSystem, writeSpinSystem } from './wire-spin-system.ts';

/** Butan-1-ol; shifts of SDBS, rounded. */
const BUTANOL: SpinSystem = {
  groups: [
    { ppm: 3.63, nuclei: 2, atoms: [3] },
    { ppm: 1.53, nuclei: 2, atoms: [2] },
    { ppm: 1.39, nuclei: 2, atoms: [1] },
    { ppm: 0.94, nuclei: 3, atoms: [0] },
    { ppm: 2.2, nuclei: 1, atoms: [4], width_hz: 8 },
  ],
  couplings: [
    [0, 1, 6.7],
    [1, 2, 7.4],
    [2, 3, 7.4],
  ],
};
const round = (value: number, digits = 2) => Number(value.toFixed(digits));

test('multiplets of butan-1-ol, with their hydrogens: lines that overlap are one', () => {
  expect(
    protonSpectrum(BUTANOL, 400).multiplets.map(({ centre, hydrogens }) => [
      round(centre),
      hydrogens,
    ]),
  ).toEqual([
    [3.63, 2],
    [2.2, 1],
    [1.53, 2],
    [1.39, 2],
    [0.94, 3],
  ]);
  expect(
    protonSpectrum(BUTANOL, 100).multiplets.map(({ centre, hydrogens }) => [
      round(centre),
      hydrogens,
    ]),
  ).toEqual([
    [3.63, 2],
    [2.2, 1],
    [1.46, 4],
    [0.94, 3],
  ]);
});

test('the area under each part of the curve is its hydrogens', () => {
  const { lines, multiplets } = protonSpectrum(BUTANOL, 400);
  const areas = multiplets.map(({ from, to }) => {
    const { x, y: heights } = lineCurve(lines, [from - 0.03, to + 0.03])!;
    const points = Array.from(x, (ppm, k): [number, number] => [ppm, heights[k]!]);
    // The curve is scaled to its top: brought back by the height that its lines add up to there.
    const top = points.find(([, y]) => y === 1)![0];
    const height = lines.reduce(
      (sum, { ppm, intensity, width }) =>
        sum +
        (Math.abs(top - ppm) <= 12 * width
          ? intensity / width / (1 + ((top - ppm) / (width / 2)) ** 2)
          : 0),
      0,
    );
    const area =
      points
        .slice(1)
        .reduce((sum, [x, y], k) => sum + ((y + points[k]![1]) / 2) * (x - points[k]![0]), 0) *
      height;
    return area / (Math.PI / 2);
  });
  areas.forEach((area, k) => expect(area).toBeCloseTo(multiplets[k]!.hydrogens, 0));
});

test('a spin system crosses the wire unchanged', () => {
  const system: SpinSystem = {
    groups: [
      { ppm: 3.48, nuclei: 2, atoms: [1, 3], copies: 2 },
      { ppm: 1.2, nuclei: 3, atoms: [0, 4], copies: 2 },
      { ppm: null, nuclei: 1, atoms: [5] },
      { ppm: 2, nuclei: 1, atoms: [6], width_hz: 8 },
    ],
    couplings: [
      [0, 1, 7],
      [0, 2, -1.5],
    ],
  };
  const back = readSpinSystem(
    JSON.parse(JSON.stringify(writeSpinSystem(system))) as ReturnType<typeof writeSpinSystem>,
  );
  expect(protonSpectrum(back, 400)).toEqual(protonSpectrum(system, 400));
  expect(writeSpinSystem(back)).toEqual(writeSpinSystem(system));
});

test.each([
  [{ frequency_mhz: 60 }, 60],
  [{ frequency_mhz: 400.13 }, 400.13],
  [{}, 400],
  [undefined, 400],
  [{ frequency_mhz: 4e8 }, 400],
  [{ frequency_mhz: '300' }, 400],
])('%j is a proton frequency of %d MHz', (metadata, mhz) =>
  expect(protonFrequency(metadata)).toBe(mhz),
);
