import { expect, test } from 'vitest';
import { shiftAt } from '../recorded/axis.ts';
import { simulatedDecay } from '../testing/simulated-decay.ts';
import { processFid, usualProcessing } from './process-fid.ts';

const PROTON = {
  nucleus: '1H',
  mhz: 400,
  widthHz: 6000,
  centre: 5,
  points: 16_384,
  lineHz: 1,
} as const;
/** Ethyl acetate and a line far off. */
const LINES = [
  ...[-1.5, -0.5, 0.5, 1.5].map((k) => ({
    ppm: 4.12 + (k * 7.1) / 400,
    height: Math.abs(k) > 1 ? 1 : 3,
  })),
  { ppm: 2.04, height: 12 },
  ...[-1, 0, 1].map((k) => ({ ppm: 1.26 + (k * 7.1) / 400, height: k === 0 ? 6 : 3 })),
  { ppm: 11.4, height: 3 },
];

/** Highest points of a spectrum, as shifts. */
function tops(
  { axis, re }: { axis: Parameters<typeof shiftAt>[0]; re: Float64Array },
  share: number,
) {
  const most = re.reduce((a, b) => Math.max(a, b), 0);
  return [...re.keys()]
    .filter((k) => re[k]! > share * most && re[k]! >= re[k - 1]! && re[k]! > re[k + 1]!)
    .map((k) => shiftAt(axis, k));
}

test.each([
  [0, 0],
  [90, 0],
  [180, 0],
  [-137, 0],
  [25, 68],
  [150, 67.98625],
] as const)(
  'a decay off by %i° with a filter of %d points: lines up, where they are',
  (phase, delay) => {
    const spectrum = processFid(simulatedDecay(LINES, { ...PROTON, phase, delay, noise: 0.05 }));
    const found = tops(spectrum, 0.04);
    for (const { ppm } of LINES)
      expect(Math.min(...found.map((each) => Math.abs(each - ppm))), `${ppm}`).toBeLessThan(0.001);
    const { re } = spectrum;
    const most = re.reduce((a, b) => Math.max(a, b), 0);
    const least = re.reduce((a, b) => Math.min(a, b), 0);
    expect(-least / most).toBeLessThan(0.02);
  },
);

test('lines that point both ways are phased as well', () => {
  const decay = simulatedDecay(
    [
      { ppm: 120, height: 3 },
      { ppm: 60, height: -2 },
      { ppm: 21, height: 3 },
    ],
    {
      nucleus: '13C',
      mhz: 100.6,
      widthHz: 24_000,
      centre: 100,
      points: 16_384,
      lineHz: 2,
      phase: 77,
      noise: 0.02,
    },
  );
  const spectrum = processFid(decay, usualProcessing(decay, false));
  const at = (ppm: number) =>
    spectrum.re[Math.round((ppm - spectrum.axis.first) / spectrum.axis.step)]!;
  expect(at(120)).toBeGreaterThan(0);
  expect(at(60) / at(120)).toBeCloseTo(-2 / 3, 1);
});
