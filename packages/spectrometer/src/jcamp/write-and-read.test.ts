import { jcampText, type JcampInput } from '@elucida/spectra/export/jcamp-text';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { readTrace } from '@elucida/spectra/traces/read-trace';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import { expect, test } from 'vitest';
import { readFiles } from '../read-files.ts';
import { ester } from '../testing/ester-curve.ts';

function roundTrip(spectrum: Spectrum, title = 'ethyl acetate\n##END='): Spectrum {
  const text = jcampText({ ...(spectrum as unknown as JcampInput), title })!;
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  const bytes = new TextEncoder().encode(text);
  const { spectra, skipped } = readFiles(
    [{ path: 'a.jdx', size: bytes.length, bytes: () => bytes }],
    {},
  );
  expect(skipped).toEqual([]);
  return spectra[0]!.spectrum;
}

test('an infrared curve is written and read back, point by point', () => {
  const x = Float64Array.from({ length: 1_801 }, (_, k) => 4_000 - 2 * k);
  const trace = writeTrace({ x, y: x.map(ester) }, { ordinate: 'transmittance' })!;
  const read = roundTrip({ type: 'IR', peaks: [], trace });
  expect(read.type).toBe('IR');
  expect(read.peaks.map((peak) => Math.round(Object.values(peak)[0] as number))).toEqual([
    2980, 1740, 1240,
  ]);
  const [before, after] = [readTrace(trace)!, readTrace(read.trace!)!];
  expect(after.x.length).toBe(before.x.length);
  expect([after.x[0], after.x.at(-1)]).toEqual([before.x[0], before.x.at(-1)]);
  for (let k = 0; k < before.y.length; k += 100) expect(after.y[k]).toBeCloseTo(before.y[k]!, 3);
});

test('a ¹H curve keeps its axis, frequency and solvent', () => {
  const x = Float64Array.from({ length: 8_001 }, (_, k) => 8 - k * 0.001);
  const y = x.map(
    (ppm) => 1 / (1 + ((ppm - 2.04) / 0.002) ** 2) + 0.5 / (1 + ((ppm - 4.12) / 0.002) ** 2),
  );
  const trace = writeTrace({ x, y }, { ordinate: 'intensity' })!;
  const metadata = { frequency_mhz: 400, solvent: 'CDCl3' };
  const read = roundTrip({ type: 'H1NMR', metadata, peaks: [], trace });
  expect(read.metadata).toEqual(metadata);
  expect(read.peaks.map((peak) => Number((Object.values(peak)[0] as number).toFixed(2)))).toEqual([
    4.12, 2.04,
  ]);
});

test.each([
  [{ type: 'C13NMR', metadata: { solvent: 'CDCl3' }, peaks: [171.1, 60.4, 21, 14.2] }, 'delta_ppm'],
  [{ type: 'MS', peaks: [88, 61, 43] }, 'm_z'],
] as const)('a list of $0.type without a curve is a table of peaks', ({ type, peaks }, field) => {
  const spectrum = { type, peaks: peaks.map((position) => ({ [field]: position })) };
  const read = roundTrip(spectrum as unknown as Spectrum);
  expect(read.type).toBe(type);
  expect(read.peaks.map((peak) => Object.values(peak)[0]).toSorted()).toEqual(peaks.toSorted());
});

test('spectra in two dimensions are no such file', () => {
  expect(jcampText({ type: 'HSQC', title: '', peaks: [] })).toBeNull();
});
