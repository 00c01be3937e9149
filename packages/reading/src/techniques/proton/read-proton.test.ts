import { describe, expect, test } from 'vitest';
import { upwardSignal } from '../../page/trace/plot-signal.ts';
import { readProton, type ProtonOptions } from './read-proton.ts';
import type { TraceMask } from '../../page/trace/trace-mask.ts';

const WIDTH = 3000,
  HEIGHT = 300,
  BASE = 290;
/** 5 ppm at the left edge; at 400 MHz a pixel is 0.68 Hz. */
const PER_PX = 0.0017;
const toPpm = (x: number) => 5 - PER_PX * x;
const toX = (ppm: number) => (5 - ppm) / PER_PX;

/** A line of a spectrum: shift in ppm, height in px, half width at half height in px. */
type Line = readonly [ppm: number, height: number, width?: number];

/**
 * The curve of Lorentzian lines as a plot draws it: a stroke two pixels thick, closed down steep
 * flanks.
 */
function drawn(lines: readonly Line[]): TraceMask {
  const on = new Uint8Array(WIDTH * HEIGHT);
  const y = (x: number) =>
    BASE -
    lines.reduce(
      (sum, [ppm, height, width = 1.2]) => sum + height / (1 + ((x + 0.5 - toX(ppm)) / width) ** 2),
      0,
    );
  for (let x = 0; x < WIDTH; x++) {
    const rows = [y(x - 0.5), y(x), y(x + 0.5)];
    for (let row = Math.round(Math.min(...rows)); row <= Math.round(Math.max(...rows)) + 1; row++)
      on[row * WIDTH + x] = 1;
  }
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

function read(lines: readonly Line[], options: Partial<ProtonOptions> = {}) {
  const mask = drawn(lines);
  const { peaks, warnings } = readProton(mask, upwardSignal(mask), {
    toPpm,
    perPx: -PER_PX,
    ranges: [],
    ...options,
  });
  return {
    peaks: peaks.map(({ peak }) => peak).sort((a, b) => b.delta_ppm - a.delta_ppm),
    warnings,
  };
}

/** Ethyl acetate: a quartet, a singlet, a triplet, 0.018 ppm (7.2 Hz) between their lines. */
const QUARTET: Line[] = [
  [4.147, 20],
  [4.129, 60],
  [4.111, 60],
  [4.093, 20],
];
const SINGLET: Line[] = [[2.04, 240]];
const TRIPLET: Line[] = [
  [1.278, 60],
  [1.26, 120],
  [1.242, 60],
];
const ETHYL_ACETATE = [...QUARTET, ...SINGLET, ...TRIPLET];

describe('ethyl acetate drawn as lines', () => {
  test('shifts, hydrogens by area and multiplicities', () => {
    const { peaks, warnings } = read(ETHYL_ACETATE, { hydrogens: 8 });
    expect(peaks.map(({ delta_ppm }) => Number(delta_ppm.toFixed(2)))).toEqual([4.12, 2.04, 1.26]);
    expect(peaks.map(({ int }) => int)).toEqual([2, 3, 3]);
    expect(peaks.map(({ mult }) => mult)).toEqual(['q', 's', 't']);
    expect(warnings).toEqual([]);
  });

  test('couplings in Hz where the frequency is known', () => {
    const { peaks } = read(ETHYL_ACETATE, { hydrogens: 8, frequencyMHz: 400 });
    expect(peaks.map(({ j_hz }) => j_hz?.map((j) => Math.round(j)))).toEqual([[7], undefined, [7]]);
  });

  test('the reference at zero and a speck of solvent are not hydrogens of the molecule', () => {
    expect(read([...ETHYL_ACETATE, [0, 100], [3.1, 8]], { hydrogens: 8 }).peaks).toHaveLength(3);
  });
});

const range = (from: number, to: number, printed: number | null) => ({
  x0: toX(from),
  x1: toX(to),
  printed,
});

test('printed integrals count before areas', () => {
  const ranges = [range(4.4, 3.8, 2), range(2.2, 1.9, 3), range(1.5, 1.0, 3)];
  expect(read(ETHYL_ACETATE, { hydrogens: 8, ranges }).peaks.map(({ int }) => int)).toEqual([
    2, 3, 3,
  ]);
});

test('printed integrals of half a symmetric molecule are brought to the formula', () => {
  // Diethyl ether.
  const ranges = [range(4.4, 3.8, 2), range(1.5, 1.0, 3)];
  expect(
    read([...QUARTET, ...TRIPLET], { hydrogens: 10, ranges }).peaks.map(({ int }) => int),
  ).toEqual([4, 6]);
});

test('printed integrals beyond the formula stay, and the contradiction is reported', () => {
  const ranges = [range(4.4, 3.8, 2), range(2.2, 1.9, 3), range(1.5, 1.0, 3)];
  const { peaks, warnings } = read(ETHYL_ACETATE, { hydrogens: 6, ranges });
  expect(peaks.map(({ int }) => int)).toEqual([2, 3, 3]);
  expect(warnings).toEqual([
    { code: 'integrals_exceed_formula', values: { sum: 8, hydrogens: 6 } },
  ]);
});

test('a signal much wider than the narrowest one is not a singlet', () => {
  expect(
    read(
      [
        [4.0, 80, 6],
        [2.0, 200],
      ],
      { hydrogens: 4 },
    ).peaks.map(({ mult }) => mult),
  ).toEqual(['br-s', 's']);
});
