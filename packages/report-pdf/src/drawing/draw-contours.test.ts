import { loadEngine } from '@elucida/analysis/load-engine';
import { writePlane } from '@elucida/spectra/planes/write-plane';
import type { RecordedPlane } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { sampleResult } from '../testing/sample-result.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { writeReportPdf } from '../write-report-pdf.ts';
import { tracedContours } from './draw-contours.ts';

const engine = loadEngine();
const PEAKS = [
  { delta_h_ppm: 4.1, delta_c_ppm: 60 },
  { delta_h_ppm: 2, delta_c_ppm: 21, phase: '-' },
];
const SIDE = 256;

/** A plane with as many peaks as `count`, every other below zero. */
function planeOf(count: number): RecordedPlane {
  const values = new Float32Array(SIDE * SIDE);
  for (let peak = 0; peak < count; peak++) {
    const [x, y] = [20 + ((peak * 53) % 210), 20 + ((peak * 97) % 210)];
    for (let row = y - 8; row <= y + 8; row++)
      for (let column = x - 8; column <= x + 8; column++)
        values[row * SIDE + column]! +=
          (peak % 2 === 0 ? 1000 : -400) *
          Math.exp(-(((column - x) / 2) ** 2) - ((row - y) / 3) ** 2);
  }
  return writePlane({
    ...{ columns: SIDE, rows: SIDE, values, noise: 1 },
    across: [8, 0],
    down: [150, 0],
  })!;
}
const print = (plane?: RecordedPlane) =>
  writeReportPdf(
    {
      result: sampleResult({
        spectra: [{ type: 'HSQC', source: 'typed', peaks: PEAKS, ...(plane && { plane }) }],
      }),
      images: [],
      lang: 'en',
      now: Date.UTC(2026, 10, 21, 12),
      timeZone: 'UTC',
    },
    engine,
  );

test.each([2, 40, 400])('contours of %i peaks are printed in 30 kB at most', async (count) => {
  const [bare, drawn] = await Promise.all([print(), print(planeOf(count))]);
  expect(drawn.length - bare.length).toBeGreaterThan(100);
  expect(drawn.length - bare.length).toBeLessThan(30_000);
  expect((await readPdf(drawn)).text).toContain('δC (ppm)');
});

test('lines above and below zero, from the tallest down', () => {
  const { levels } = tracedContours(planeOf(2))!;
  const count = (sign: 1 | -1) =>
    levels.filter((each) => each.sign === sign && each.lines.length > 0).length;
  expect(count(1)).toBeGreaterThan(count(-1));
  expect(count(-1)).toBeGreaterThan(1);
});

test.each([
  ['cannot be read', { heights: 'AAAA' }],
  ['has shifts far off', { across: [1e15, -1e15] as [number, number] }],
  ['has no room between its heights', { low: 1, high: 1 + 1e-15 }],
])('a plane that %s prints all the same', async (_, wrong) => {
  const pdf = await print({ ...planeOf(2), ...wrong });
  expect((await readPdf(pdf)).text).toContain('δC (ppm)');
});

test('a plane that was made to hold up a report does not', () => {
  // Dots everywhere at every height: each of its levels would have 65,000 points.
  let bytes = '';
  for (let k = 0; k < SIDE * 80; k++) bytes += k % 2 === 0 ? '\x01' : '\x7f';
  const plane = {
    ...planeOf(2),
    ...{ columns: SIDE, rows: 80, low: 1, high: 1e12, noise: 1, heights: btoa(bytes) },
  };
  const started = performance.now();
  tracedContours(plane);
  expect(performance.now() - started).toBeLessThan(2_000);
});
