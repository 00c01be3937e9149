import { expect, test } from 'vitest';
import { readUltraviolet } from './read-ultraviolet.ts';
import type { TraceMask } from '../../page/trace/trace-mask.ts';

const WIDTH = 400;
const HEIGHT = 300;
const nmAt = (x: number) => 200 + x;

/** The mask of a stroke along an absorbance from 0 to 1, from one column to another. */
function drawn(absorbance: (nm: number) => number, [from, to]: [number, number]): TraceMask {
  const on = new Uint8Array(WIDTH * HEIGHT);
  const row = (x: number) => Math.round(HEIGHT - 10 - 270 * Math.min(1, absorbance(nmAt(x))));
  for (let x = from; x <= to; x++) {
    const [a, b] = [row(x), row(Math.min(to, x + 1))];
    for (let y = Math.min(a, b); y <= Math.max(a, b) + 1; y++) on[y * WIDTH + x] = 1;
  }
  const level = on.map((v) => 200 * v);
  return {
    x0: 0,
    y0: 0,
    x1: WIDTH,
    y1: HEIGHT,
    width: WIDTH,
    height: HEIGHT,
    on,
    covered: on,
    level,
    full: 200,
  };
}
const band = (nm: number, at: number, sd: number, height: number) =>
  height * Math.exp(-(((nm - at) / sd) ** 2) / 2);
const maxima = (absorbance: (nm: number) => number, ends: [number, number] = [0, WIDTH - 1]) =>
  readUltraviolet(drawn(absorbance, ends), (x) => nmAt(x)).peaks.map((p) => p.peak.lambda_max_nm);

test('end absorption has no maximum, where the curve begins after the axis as well', () => {
  // Benzaldehyde: 245 and 280 nm.
  const benzaldehyde = (nm: number) =>
    0.9 * Math.exp(-(nm - 215) / 8) + band(nm, 245, 9, 0.7) + band(nm, 285, 9, 0.2);
  for (const ends of [[15, 380] as [number, number], [20, 399] as [number, number]]) {
    const found = maxima(benzaldehyde, ends);
    expect(found).toHaveLength(2);
    expect(Math.abs(found[0]! - 245)).toBeLessThanOrEqual(3);
    expect(Math.abs(found[1]! - 285)).toBeLessThanOrEqual(3);
  }
});

test('a shoulder is not a maximum', () => {
  const found = maxima((nm) => band(nm, 330, 20, 0.8) + band(nm, 372, 16, 0.25));
  expect(found).toHaveLength(1);
});

test('a detector that is saturated shows no maximum', () => {
  expect(maxima((nm) => 1.6 * Math.exp(-(nm - 200) / 30))).toEqual([]);
});
