import type { IrPeak } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { readPeaks } from './read-peaks.ts';
import type { TraceMask } from './page/trace/trace-mask.ts';

const WIDTH = 400,
  HEIGHT = 200;

/** A drawn line in absorbance: level from column `from` to `to`, with bands of three columns. */
function drawn(
  from: number,
  to: number,
  bands: readonly (readonly [column: number, height: number])[],
): TraceMask {
  const on = new Uint8Array(WIDTH * HEIGHT);
  const top = (x: number) =>
    HEIGHT -
    10 -
    Math.max(
      0,
      ...bands.map(([column, height]) =>
        Math.abs(x - column) <= 1 ? height * (1 - 0.4 * Math.abs(x - column)) : 0,
      ),
    );
  for (let x = from; x < to; x++)
    for (let y = Math.round(top(x)); y <= HEIGHT - 9; y++) on[y * WIDTH + x] = 1;
  return {
    width: WIDTH,
    height: HEIGHT,
    x0: 0,
    y0: 0,
    x1: WIDTH,
    y1: HEIGHT,
    on,
    covered: on.slice(),
    level: on.map((inked) => 255 * inked),
    full: 255,
  };
}

const read = (mask: TraceMask) =>
  readPeaks('IR', mask, { toValue: (x) => 4000 - 10 * x, perPx: -10, ranges: [] });

test('an infrared trace down to zero is recognised as computed', () => {
  const { spectrum, warnings } = read(
    drawn(0, WIDTH, [
      [159, 60],
      [221, 150],
    ]),
  );
  expect(spectrum.metadata).toEqual({ phase: 'computed' });
  expect(warnings).toEqual([{ code: 'infrared_computed' }]);
  expect(
    (spectrum.peaks as IrPeak[]).map(({ wavenumber_cm1 }) => Math.round(wavenumber_cm1 / 20) * 20),
  ).toEqual([2400, 1780]);
});

test('one that ends at 400 cm⁻¹ is not, even on an axis that goes down to zero', () => {
  const { spectrum, warnings } = read(
    drawn(0, 360, [
      [159, 60],
      [221, 150],
    ]),
  );
  expect(spectrum.metadata).toBeUndefined();
  expect(warnings).toEqual([]);
});
