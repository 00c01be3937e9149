import { expect, test } from 'vitest';
import { readTrace } from '../traces/read-trace.ts';
import { writeTrace } from '../traces/write-trace.ts';
import { curveCsv, pairsCsv } from './csv-text.ts';

const numbersOf = (text: string) =>
  text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').map(Number));

test('a ¹³C curve: both columns with their units, every point, negative ones as numbers', () => {
  const x = Float64Array.from({ length: 4096 }, (_, k) => 200 - (200 * k) / 4095);
  const y = x.map((ppm) => 5e6 / (1 + ((ppm - 128.4) / 0.05) ** 2) - 1234.5678);
  const text = curveCsv({ x, y }, { type: 'C13NMR', ordinate: 'intensity' });
  expect(text.split('\r\n')[0]).toBe('13C chemical shift (ppm),intensity (arbitrary units)');
  const points = numbersOf(text);
  expect(points).toHaveLength(4096);
  const farthest = points.reduce(
    (most, [ppm, height], k) =>
      Math.max(most, Math.abs(ppm! - x[k]!) * 1e6, Math.abs(height! - y[k]!)),
    0,
  );
  expect(farthest).toBeLessThan(1);
  expect(points.at(-1)![1]).toBeLessThan(-1000);
});

test.each([
  [{ mhz: 400.132471 }, 'H1NMR', '1H chemical shift (ppm) at 400.1325 MHz'],
  [
    { mhz: 100.62, edited: 'DEPT-135' },
    'C13NMR',
    '13C DEPT-135 chemical shift (ppm) at 100.62 MHz',
  ],
  [{ mhz: 400 }, 'IR', 'wavenumber (cm-1)'],
] as const)('the first line says the frequency and the experiment: %j', (known, type, title) => {
  const curve = { x: Float64Array.of(2, 1), y: Float64Array.of(0, 1), ...known };
  expect(curveCsv(curve, { type, ordinate: 'intensity' }).split(',', 1)).toEqual([title]);
});

test('a kept trace of an infrared spectrum is written in its own unit', () => {
  const x = [4000, 3000, 2000, 1000];
  const trace = writeTrace({ x, y: [0.99, 0.5, 0.9, 0.2] }, { ordinate: 'transmittance' })!;
  const text = curveCsv(readTrace(trace)!, { type: 'IR', ordinate: trace.ordinate });
  expect(text.split('\r\n')[0]).toBe('wavenumber (cm-1),transmittance (1 = all)');
  expect(numbersOf(text).map(([cm]) => cm)).toEqual(x);
});

test('cross peaks of ethyl acetate: both nuclei, what rows hold, and no formula for a spreadsheet', () => {
  const text = pairsCsv('HSQC', [
    { delta_h_ppm: 4.12, delta_c_ppm: 60.4, phase: '-', assignment: '=OCH2, 1' },
    { delta_h_ppm: 2.04, delta_c_ppm: 21, phase: '+' },
  ])!;
  const [titles, first, second] = text.split('\r\n');
  expect(titles).toMatch(
    /^1H chemical shift \(ppm\) delta_h_ppm,13C chemical shift \(ppm\) delta_c_ppm,/u,
  );
  expect(titles!.split(',')).toContain('phase');
  expect(first).toContain('4.12,60.4');
  expect(first).toContain("'-");
  expect(second!.startsWith('2.04,21')).toBe(true);
  expect(pairsCsv('H1NMR', [{ delta_ppm: 4.12 }])).toBeNull();
});
