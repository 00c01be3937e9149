import { expect, test } from 'vitest';
import { writeTrace } from '../traces/write-trace.ts';
import type { DrawnCurve } from '../traces/read-trace.ts';
import { observedCurve } from './observed-curve.ts';
import { plotPeaks } from './plot-peaks.ts';

const at = ({ x, y }: DrawnCurve, place: number) =>
  y[
    x.reduce(
      (best, value, k) => (Math.abs(value - place) < Math.abs(x[best]! - place) ? k : best),
      0,
    )
  ]!;

test('typed ¹H peaks are drawn as the multiplets that they declare', () => {
  const spectrum = {
    type: 'H1NMR' as const,
    metadata: { frequency_mhz: 400 },
    peaks: [{ delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [8] }],
  };
  const { curve, from } = observedCurve(spectrum, {
    peaks: plotPeaks(spectrum),
    domain: [10, 0],
    view: 'transmittance',
  })!;
  expect(from).toBe('declared');
  expect(at(curve, 4.12)).toBeLessThan(0.1);
  for (const line of [4.09, 4.11, 4.13, 4.15]) expect(at(curve, line)).toBeGreaterThan(0.3);
});

test('a typed ¹³C spectrum is drawn as sticks, IR bands as lines of their width', () => {
  const options = { domain: [220, 0] as const, view: 'transmittance' as const };
  const carbon = { type: 'C13NMR' as const, peaks: [{ delta_ppm: 171.1 }] };
  expect(observedCurve(carbon, { ...options, peaks: plotPeaks(carbon) })).toBeNull();
  const infrared = { type: 'IR' as const, peaks: [{ wavenumber_cm1: 1715, intensity: 's' }] };
  expect(
    observedCurve(infrared, { ...options, domain: [4000, 400], peaks: plotPeaks(infrared) }),
  ).toMatchObject({ from: 'sketched', scale: null });
});

const x = Array.from({ length: 361 }, (_, k) => 4000 - 10 * k);
const bands = (deepest: number) => x.map((cm) => 1 - deepest / (1 + ((cm - 1720) / 20) ** 2));

test.each([
  ['transmittance', bands(0.9)],
  ['absorbance', bands(0.9).map((through) => -Math.log10(through))],
] as const)('an IR recording in %s is drawn in both scales, exactly', (ordinate, y) => {
  const spectrum = {
    type: 'IR' as const,
    peaks: [{ wavenumber_cm1: 1720 }],
    trace: writeTrace({ x, y }, { ordinate })!,
  };
  const options = { peaks: plotPeaks(spectrum), domain: [4000, 400] as const };
  const through = observedCurve(spectrum, { ...options, view: 'transmittance' })!;
  expect(through.scale![0]).toBeCloseTo(1, 2);
  expect(through.scale![1]).toBeCloseTo(0.1, 2);
  expect(at(through.curve, 1720)).toBeCloseTo(1, 2);
  const absorbed = observedCurve(spectrum, { ...options, view: 'absorbance' })!;
  expect(absorbed.scale).toEqual([0, expect.closeTo(1, 2)]);
  // Half of the light lost is 0.3 of the one unit that 90 % is.
  expect(at(absorbed.curve, 1700)).toBeCloseTo(-Math.log10(0.55), 2);
});

test('an NMR recording has its base line at 0 and the tallest listed peak at 1, whatever the solvent', () => {
  const ppm = Array.from({ length: 12_001 }, (_, k) => 12 - k / 1000);
  const line = (value: number, centre: number) => 1 / (1 + ((value - centre) / 0.002) ** 2);
  const spectrum = {
    type: 'H1NMR' as const,
    peaks: [{ delta_ppm: 2.1 }],
    trace: writeTrace(
      { x: ppm, y: ppm.map((value) => 50 + 900 * line(value, 7.26) + 100 * line(value, 2.1)) },
      { ordinate: 'intensity' },
    )!,
  };
  const { curve } = observedCurve(spectrum, {
    peaks: plotPeaks(spectrum),
    domain: [12, 0],
    view: 'transmittance',
  })!;
  expect(at(curve, 10)).toBeCloseTo(0, 1);
  expect(at(curve, 2.1)).toBeCloseTo(1, 2);
  expect(at(curve, 7.26)).toBeGreaterThan(8);
});
