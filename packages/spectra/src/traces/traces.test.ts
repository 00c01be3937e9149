import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTrace } from './read-trace.ts';
import { isTrace } from './is-trace.ts';
import { visiblePoints } from './visible-points.ts';
import { TRACE_TEXT, writeTrace } from './write-trace.ts';

/** A ¹H recording from 12 to −2 ppm with one line of 0.5 Hz at 400 MHz, and noise. */
function recording(points: number, at = 7.26) {
  const x = Float64Array.from({ length: points }, (_, k) => 12 - (14 * k) / (points - 1));
  let seed = 1;
  const noise = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647 - 0.5) * 4e-4;
  };
  return { x, y: x.map((ppm) => 1 / (1 + ((ppm - at) / 0.000_6) ** 2) + noise()) };
}

test('a curve comes back as it was written, to a part in 65,535 of its height', () => {
  const curve = recording(2000);
  const trace = writeTrace(curve, { ordinate: 'intensity' })!;
  const { x, y } = readTrace(trace)!;
  expect([x[0], x.at(-1), x.length]).toEqual([12, -2, 2000]);
  const off = y.map((value, k) => Math.abs(value - curve.y[k]!));
  expect(Math.max(...off)).toBeLessThan((trace.high - trace.low) / 65_535);
});

test('the curve of an image of 1,000 columns takes three kilobytes at most', () => {
  const { heights } = writeTrace(recording(1000), { ordinate: 'intensity' })!;
  expect(heights.length).toBeLessThan(3000);
});

test('a recording of 131,072 points is kept within its bound, and no line is lost', () => {
  const trace = writeTrace(recording(131_072), { ordinate: 'intensity' })!;
  expect(trace.heights.length).toBeLessThan(TRACE_TEXT);
  const { x, y } = readTrace(trace)!;
  expect(x.length).toBe(32_768);
  const top = y.indexOf(Math.max(...y));
  expect(Math.abs(x[top]! - 7.26)).toBeLessThan(0.001);
  expect(y[top]).toBeGreaterThan(0.99);
});

test('points at uneven distances are brought to even ones', () => {
  const trace = writeTrace({ x: [4000, 3000, 400], y: [0, 1, 0] }, { ordinate: 'absorbance' })!;
  expect([...readTrace(trace)!.x]).toEqual([4000, 2200, 400]);
  expect(readTrace(trace)!.y[1]).toBeCloseTo(0.69, 1);
});

test('what is no curve makes no trace', () => {
  expect(writeTrace({ x: [1], y: [1] }, { ordinate: 'intensity' })).toBeNull();
  expect(writeTrace({ x: [1, 1], y: [1, 2] }, { ordinate: 'intensity' })).toBeNull();
  expect(writeTrace({ x: [1, 2], y: [1, NaN] }, { ordinate: 'intensity' })).toBeNull();
});

test('no text of heights can do harm', () => {
  fc.assert(
    fc.property(fc.string(), fc.double(), fc.double(), (heights, from, to) => {
      const trace = { from, to, low: 0, high: 1, ordinate: 'intensity' as const, heights };
      const read = readTrace(trace);
      expect(read === null || read.y.every((y) => y >= 0 && y <= 1)).toBe(true);
      expect(typeof isTrace(trace)).toBe('boolean');
    }),
  );
});

/** Four pixels for each ppm, from 12 at the left to −2 at the right. */
const whole = {
  toPx: (ppm: number) => (12 - ppm) * 40,
  toValue: (px: number) => 12 - px / 40,
  left: 0,
  right: 560,
};

test('of 65,536 points four a pixel column are drawn, the narrowest line among them', () => {
  const points = visiblePoints(recording(65_536), whole);
  expect(points.length).toBeLessThanOrEqual(4 * 560 + 2);
  const top = points.reduce((best, point) => (point[1] > best[1] ? point : best));
  expect(top[1]).toBeGreaterThan(0.99);
  expect(top[0]).toBeCloseTo((12 - 7.26) * 40, 0);
  expect(points.every(([px], k) => k === 0 || px >= points[k - 1]![0])).toBe(true);
});

test('a curve kept from left to right is drawn on an axis that runs the other way', () => {
  const { x, y } = recording(65_536);
  const points = visiblePoints({ x: x.toReversed(), y: y.toReversed() }, whole);
  const top = points.reduce((best, point) => (point[1] > best[1] ? point : best));
  expect(top[0]).toBeCloseTo((12 - 7.26) * 40, 0);
});

test('a window shows its own points and one beyond each end', () => {
  const near = {
    toPx: (ppm: number) => (7.3 - ppm) * 10_000,
    toValue: (px: number) => 7.3 - px / 10_000,
    left: 0,
    right: 800,
  };
  const points = visiblePoints(recording(65_536), near);
  expect(points[0]![0]).toBeLessThanOrEqual(0);
  expect(points.at(-1)![0]).toBeGreaterThanOrEqual(800);
  expect(points.length).toBeLessThan(500);
});
