import { expect, test } from 'vitest';
import type { Spectrum } from '../spectrum.ts';
import { readTrace } from '../traces/read-trace.ts';
import { instrumentTrace } from './instrument-trace.ts';

const PROTON: Spectrum = {
  type: 'H1NMR',
  metadata: { frequency_mhz: 400, solvent: 'CDCl3' },
  peaks: [
    { delta_ppm: 12.1, int: 1, mult: 'br s' },
    { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
    { delta_ppm: 1.26, int: 3, mult: 't', j_hz: [7.1] },
  ],
};
const CARBON: Spectrum = {
  type: 'C13NMR',
  metadata: { frequency_mhz: 100, solvent: 'CDCl3' },
  peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 60.4 }],
};
const IR: Spectrum = {
  type: 'IR',
  metadata: { phase: 'neat' },
  peaks: [{ wavenumber_cm1: 1741, intensity: 's' }],
};

const curveOf = (spectrum: Spectrum) => {
  const { x, y } = readTrace(instrumentTrace(spectrum)!)!;
  const order = [...y].toSorted((a, b) => a - b);
  const median = order[order.length >> 1]!;
  /** The highest, or the lowest, value within a distance. */
  const around = (at: number, reach: number, pick = Math.max) =>
    pick(...[...y].filter((_, k) => Math.abs(x[k]! - at) <= reach));
  return { x, y, around, median };
};

test('¹H has its multiplets, solvent, water and TMS above the noise, out to the last signal', () => {
  const { x, around, median } = curveOf(PROTON);
  const noise = around(8.5, 0.3) - median;
  expect(noise).toBeGreaterThan(0);
  for (const ppm of [12.1, 4.12, 1.26, 7.26, 1.56, 0])
    expect(around(ppm, 0.05) - median).toBeGreaterThan(3 * noise);
  expect(Math.max(...x)).toBeGreaterThan(12.1);
  // A quartet has no line in its middle; a triplet has its tallest there.
  expect(around(4.12, 0.001) - median).toBeLessThan(0.2 * (around(4.12, 0.05) - median));
  expect(around(1.26, 0.001)).toBeCloseTo(around(1.26, 0.05), 1);
});

test('¹³C has equal lines and the three of chloroform', () => {
  const { around, median } = curveOf(CARBON);
  const heights = [171.1, 60.4].map((ppm) => around(ppm, 0.1) - median);
  expect(heights[0]! / heights[1]!).toBeCloseTo(1, 0);
  for (const ppm of [76.84, 77.16, 77.48])
    expect(around(ppm, 0.1) - median).toBeGreaterThan(0.5 * heights[0]!);
});

test('IR is transmittance, with its band down', () => {
  const trace = instrumentTrace(IR)!;
  expect(trace.ordinate).toBe('transmittance');
  const { around, median } = curveOf(IR);
  expect(around(1741, 5, Math.min)).toBeLessThan(0.3);
  expect(median).toBeGreaterThan(0.9);
});

test('the solvent is known by any of its names; without one there are the sample’s lines alone', () => {
  const named = (solvent?: string) =>
    curveOf({ ...CARBON, metadata: { frequency_mhz: 100, ...(solvent && { solvent }) } });
  expect(named('chloroform-d').around(77.16, 0.1)).toBeCloseTo(
    named('CDCl3').around(77.16, 0.1),
    2,
  );
  const bare = named();
  expect(bare.around(77.16, 0.1)).toBeLessThan(0.2 * bare.around(171.1, 0.1));
});

test('the same list gives the same trace; other techniques and empty lists give none', () => {
  expect(instrumentTrace(PROTON)).toEqual(instrumentTrace(PROTON));
  expect(instrumentTrace({ type: 'C13NMR', peaks: [] })).toBeNull();
  expect(instrumentTrace({ type: 'UVVIS', peaks: [{ lambda_max_nm: 254 }] })).toBeNull();
});
