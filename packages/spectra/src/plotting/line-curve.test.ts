import { expect, test } from 'vitest';
import { lineCurve } from './line-curve.ts';

/** Lines of 1.5 Hz at 400 MHz, as the lines of a small molecule are drawn, ppm. */
const WIDTH = 1.5 / 400;
/** The quartet and the triplet of an ethyl group, J = 7.1 Hz. */
const ETHYL = [
  [4.12, [1, 3, 3, 1], 2],
  [1.26, [1, 2, 1], 3],
].flatMap(([shift, parts, hydrogens]) => {
  const each = parts as number[];
  const sum = each.reduce((a, b) => a + b);
  return each.map((part, k) => ({
    ppm: (shift as number) + ((k - (each.length - 1) / 2) * 7.1) / 400,
    intensity: (part * (hydrogens as number)) / sum,
    width: WIDTH,
  }));
});
const heightOf = (at: number) =>
  ETHYL.reduce(
    (sum, { ppm, intensity }) => sum + intensity / (1 + ((at - ppm) / (WIDTH / 2)) ** 2),
    0,
  );

test('between its points the curve is the sum of its lines, on the axis of a whole spectrum too', () => {
  const { x, y } = lineCurve(ETHYL, [10, 0])!;
  const top = Math.max(...ETHYL.map(({ ppm }) => heightOf(ppm)));
  for (let k = 1; k < x.length; k++) {
    const middle = (x[k - 1]! + x[k]!) / 2;
    expect(Math.abs((y[k - 1]! + y[k]!) / 2 - heightOf(middle) / top)).toBeLessThan(0.04);
  }
});

test('each line of a multiplet is seen: between two the curve falls back', () => {
  const { x, y } = lineCurve(ETHYL, [10, 0])!;
  const highest = (from: number, to: number, pick: (...heights: number[]) => number) =>
    pick(...[...y].filter((_, k) => x[k]! > from && x[k]! < to));
  for (const [k, line] of ETHYL.entries()) {
    const next = ETHYL[k + 1];
    if (!next || next.ppm - line.ppm > 0.1 || next.ppm < line.ppm) continue;
    const valley = highest(line.ppm, next.ppm, Math.min);
    expect(valley).toBeLessThan(0.2 * Math.max(...y));
  }
});

test('without lines there is no curve', () => expect(lineCurve([], [10, 0])).toBeNull());
