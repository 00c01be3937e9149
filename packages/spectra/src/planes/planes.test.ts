import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecordedPlane } from '../spectrum.ts';
import { contourLevels, contoursOf, LEVEL_FACTOR, shiftAtPoint } from './contour-lines.ts';
import { isPlane, planeOf } from './is-plane.ts';
import { heightOfStep, readPlane, stepOfHeight, type DrawnPlane } from './read-plane.ts';
import { PLANE_SIDE, PLANE_TEXT, writePlane, type WholePlane } from './write-plane.ts';

/** Numbers between −0.5 and 0.5, the same at every run. */
function numbers() {
  let seed = 1;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  };
}

/** An edited HSQC: one peak up at 4.1 and 60 ppm, one down at 2 and 21 ppm, noise of one unit. */
function recording(columns = 1024, rows = 512): WholePlane {
  const next = numbers();
  const values = new Float32Array(columns * rows);
  const [across, down] = [
    [10, 0],
    [160, 0],
  ] as const;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const h = 10 - (10 * column) / (columns - 1),
        c = 160 - (160 * row) / (rows - 1);
      const line = (at: number, other: number) =>
        Math.exp(-(((h - at) / 0.03) ** 2) - ((c - other) / 0.6) ** 2);
      values[row * columns + column] =
        next() + next() + next() + 2000 * line(4.1, 60) - 500 * line(2, 21);
    }
  return { across, down, columns, rows, values, noise: 0.5 };
}

test('a plane comes back with its peaks at their shifts, of their height and sign', () => {
  const kept = writePlane(recording())!;
  expect(isPlane(kept)).toBe(true);
  expect(kept.heights.length).toBeLessThan(20_000);
  const read = readPlane(kept)!;
  expect(Math.max(read.columns, read.rows)).toBeLessThanOrEqual(PLANE_SIDE);
  const most = (sign: 1 | -1) => {
    const at = read.steps.reduce(
      (best, step, k) => (sign * step > sign * read.steps[best]! ? k : best),
      0,
    );
    return {
      h: shiftAtPoint(read.across, read.columns, at % read.columns),
      c: shiftAtPoint(read.down, read.rows, Math.floor(at / read.columns)),
      height: sign * heightOfStep(read, Math.abs(read.steps[at]!)),
    };
  };
  const [up, down] = [most(1), most(-1)];
  expect(up.h).toBeCloseTo(4.1, 1);
  expect(Math.abs(up.c - 60)).toBeLessThan(0.5);
  expect(Math.abs(up.height / 2000 - 1)).toBeLessThan(0.1);
  expect(down.h).toBeCloseTo(2, 1);
  expect(Math.abs(down.height / -500 - 1)).toBeLessThan(0.1);
});

test('empty margins are cut off, and the axes with them', () => {
  const { across, down } = writePlane(recording())!;
  expect(across[0]).toBeLessThan(5);
  expect(across[1]).toBeGreaterThan(1);
  expect(down[0]).toBeLessThan(70);
  expect(down[1]).toBeGreaterThan(10);
});

test('a plane of noise alone stays within its bound', () => {
  const next = numbers();
  const values = Float32Array.from({ length: 600 * 600 }, () => 100 * (next() + next() + next()));
  const kept = writePlane({
    across: [9, 1],
    down: [9, 1],
    columns: 600,
    rows: 600,
    values,
    noise: 1,
  });
  expect(kept!.heights.length).toBeLessThanOrEqual(PLANE_TEXT);
  expect(kept!.low).toBeGreaterThan(3);
});

test('what is no plane is not kept', () => {
  const plane = recording(64, 64);
  expect(writePlane({ ...plane, columns: 1 })).toBeNull();
  expect(writePlane({ ...plane, rows: 65 })).toBeNull();
  expect(writePlane({ ...plane, across: [1, 1] })).toBeNull();
  expect(writePlane({ ...plane, down: [NaN, 1] })).toBeNull();
  expect(writePlane({ ...plane, noise: 0 })).toBeNull();
  expect(writePlane({ ...plane, noise: 1e6 })).toBeNull();
  expect(
    writePlane({
      ...plane,
      values: plane.values.length ? [NaN, ...Array.from(plane.values).slice(1)] : [],
    }),
  ).toBeNull();
});

const small: RecordedPlane = {
  across: [5, 1],
  down: [80, 10],
  ...{ columns: 2, rows: 2, low: 3, high: 300, noise: 1 },
  heights: btoa('\x00\x02\x01\x7f'),
};

test.each([
  ['too few heights', { heights: btoa('\x01\x01\x01') }],
  ['too many heights', { heights: btoa('\x00\xff') }],
  ['a count that is missing', { heights: btoa('\x01\x01\x01\x00') }],
  ['no base64', { heights: '%%%%' }],
  ['half a letter of base64', { heights: 'AAAAA' }],
  ['a text beyond the bound', { heights: 'A'.repeat(PLANE_TEXT + 4) }],
  ['more columns than are drawn', { columns: PLANE_SIDE + 1 }],
  ['a fraction of a row', { rows: 1.5 }],
  ['a side of nothing', { rows: 0 }],
  ['an axis without extent', { across: [1, 1] }],
  ['an axis without an end', { down: [1] }],
  ['an axis without numbers', { down: [1, 'x'] }],
  ['a shift without end', { across: [1e300, 0] }],
  ['no noise', { noise: 0 }],
  ['heights below the noise', { low: 0.1 }],
  ['no range', { high: 3 }],
  ['a range without end', { high: 1e14 }],
  ['a height that is no number', { high: NaN }],
])('%s: no plane', (_, wrong) => {
  expect(readPlane(small)!.steps).toEqual(Int8Array.of(0, 0, 1, 127));
  expect(readPlane({ ...small, ...wrong })).toBeNull();
});

test('no text of heights can do harm', () => {
  const sides = fc.integer({ min: 2, max: 40 });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), sides, sides, (bytes, columns, rows) => {
      const heights = btoa(String.fromCharCode(...bytes));
      const read = readPlane({ ...small, columns, rows, heights });
      expect(read === null || read.steps.every((step) => step >= -127)).toBe(true);
    }),
  );
  for (const value of [null, undefined, 3, 'plane', [], {}]) expect(readPlane(value)).toBeNull();
});

test('fields that are not known are left behind', () => {
  expect(planeOf({ ...small, more: 'x' })).toEqual({ plane: small });
  expect(planeOf({ ...small, rows: 3.5 })).toEqual({});
});

test('steps and heights are one another, and so are levels', () => {
  expect(heightOfStep(small, 1)).toBe(3);
  expect(heightOfStep(small, 127)).toBeCloseTo(300, 9);
  expect(stepOfHeight(small, heightOfStep(small, 40))).toBeCloseTo(40, 9);
  const { levels, first } = contoursOf(readPlane(small)!, () => []);
  expect(levels[0]).toBe(3);
  expect(
    levels.every((level, k) => k === 0 || Math.abs(level / levels[k - 1]! - LEVEL_FACTOR) < 1e-9),
  ).toBe(true);
  expect(levels[first]).toBeGreaterThanOrEqual(15);
});

test('each level is traced once, upwards and downwards', () => {
  let traced = 0;
  const contours = contoursOf(readPlane(small)!, (values) => {
    traced++;
    return [
      [
        [
          [0.5, 0.5],
          [1.5, values.length],
        ],
      ],
    ];
  });
  const level = contours.levels[2]!;
  expect(contours.lines(level, 1)).toEqual([[0, 0, 1, 3.5]]);
  expect(contours.lines(level, 1)).toBe(contours.lines(level, 1));
  contours.lines(level, -1);
  expect(traced).toBe(2);
  expect(contours.lines(1e9, 1)).toEqual([]);
});

test('levels of nothing but noise are left out: a plane made to have them holds nothing up', () => {
  const side = 256;
  const plane = (steps: Int8Array): DrawnPlane => ({ ...small, columns: side, rows: side, steps });
  // Every other point is at the top: all levels but the lowest, which has one line at the rim, cross everywhere.
  const dots = Int8Array.from({ length: side * side }, (_, k) => (k % 2 === 0 ? 1 : 127));
  const none = contoursOf(plane(dots), () => []);
  expect([none.levels, none.first]).toEqual([[], 0]);
  // Fewer points, but so many levels that all of them together are too many.
  const some = Int8Array.from({ length: side * side }, (_, k) => (k % 40 === 0 ? 127 : 0));
  const tall = { ...plane(some), high: 3e10 };
  const all = contourLevels(tall);
  const kept = contoursOf(tall, () => []).levels;
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.length).toBeLessThan(20);
  expect(kept).toEqual(all.slice(-kept.length));
});
