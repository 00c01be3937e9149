import { expect, test } from 'vitest';
import { evenScale, emptySpectrum, withEnds } from './picture-axis.ts';
import {
  addPeak,
  movePeak,
  removePeak,
  typeCell,
  type PicturedSpectrum,
} from './pictured-spectrum.ts';

/** ¹H of ethyl acetate on an axis from 10 to 0 ppm over 1,000 px: 0.01 ppm a pixel. */
const PROTON = {
  type: 'H1NMR',
  peaks: [
    { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
    { delta_ppm: 2.04, int: 3, mult: 's' },
  ],
  picture: {
    width: 1200,
    height: 700,
    scale: [
      { value: 10, foot: [100, 600], head: [100, 50] },
      { value: 0, foot: [1100, 600], head: [1100, 50] },
    ],
    marks: [
      [688, 300],
      [896, 100],
    ],
  },
} as unknown as PicturedSpectrum;
/** One band of acetophenone, with the depth that was measured in the image. */
const INFRARED = {
  type: 'IR',
  peaks: [{ wavenumber_cm1: 1685, intensity: 's', depth: 0.97 }],
  picture: {
    width: 1000,
    height: 500,
    scale: [
      { value: 4000, foot: [0, 480], head: [0, 20] },
      { value: 400, foot: [1000, 480], head: [1000, 20] },
    ],
    marks: [[643, 400]],
  },
} as unknown as PicturedSpectrum;

test('a peak that is moved takes the value of its place, as finely as a pixel tells it', () => {
  const moved = movePeak(PROTON, 0, [690, 310]);
  expect(moved.peaks[0]).toEqual({ delta_ppm: 4.1, int: 2, mult: 'q', j_hz: [7.1] });
  expect(moved.picture.marks[0]).toEqual([690, 310]);
  expect(moved.peaks[1]).toBe(PROTON.peaks[1]);
  expect(movePeak(INFRARED, 0, [640, 400]).peaks[0]).toEqual({
    wavenumber_cm1: 1696,
    intensity: 's',
    depth: 0.97,
  });
});

test('a peak stays within the picture', () =>
  expect(movePeak(PROTON, 1, [1500, -20]).picture.marks[1]).toEqual([1200, 0]));

test('added last, removed with its mark', () => {
  const three = addPeak(PROTON, [974, 90]);
  expect(three.peaks[2]).toEqual({ delta_ppm: 1.26 });
  const two = removePeak(three, 0);
  expect(two.peaks.map((peak) => (peak as { delta_ppm: number }).delta_ppm)).toEqual([2.04, 1.26]);
  expect(two.picture.marks).toEqual([
    [896, 100],
    [974, 90],
  ]);
});

test.each([
  ['delta_ppm', '1,26', { delta_ppm: 1.26, int: 3, mult: 's' }, 974],
  ['int', '6', { delta_ppm: 2.04, int: 6, mult: 's' }, 896],
  ['mult', 't', { delta_ppm: 2.04, int: 3, mult: 't' }, 896],
  ['j_hz', '7.1; 1.5', { delta_ppm: 2.04, int: 3, mult: 's', j_hz: [7.1, 1.5] }, 896],
  ['int', '', { delta_ppm: 2.04, mult: 's' }, 896],
])('%s typed as %j', (field, text, peak, x) => {
  const typed = typeCell(PROTON, { index: 1, field, text });
  expect(typed.peaks[1]).toEqual(peak);
  expect(typed.picture.marks[1]![0]).toBeCloseTo(x, 6);
});

test.each(['', '-', 'here'])('a position typed as %j changes nothing', (text) =>
  expect(typeCell(PROTON, { index: 0, field: 'delta_ppm', text })).toBe(PROTON),
);

test('a measured depth holds until the intensity is typed', () => {
  const moved = typeCell(INFRARED, { index: 0, field: 'wavenumber_cm1', text: '1700' });
  expect(moved.peaks[0]).toEqual({ wavenumber_cm1: 1700, intensity: 's', depth: 0.97 });
  const weak = typeCell(INFRARED, { index: 0, field: 'intensity', text: 'w' });
  expect(weak.peaks[0]).toEqual({ wavenumber_cm1: 1685, intensity: 'w' });
});

test('on another axis the marks stay and the values and couplings follow', () => {
  const wider = withEnds(PROTON, [12, -8]);
  expect(wider.picture.marks).toBe(PROTON.picture.marks);
  expect(wider.peaks).toEqual([
    { delta_ppm: 0.24, int: 2, mult: 'q', j_hz: [14.2] },
    { delta_ppm: -3.92, int: 3, mult: 's' },
  ]);
  expect(evenScale(PROTON.picture.scale, [12, -8]).map(({ value }) => value)).toEqual([12, -8]);
});

test('a plot without peaks is filled by hand', () => {
  const empty = emptySpectrum('C13NMR', {
    size: { width: 1200, height: 700 },
    plot: { x0: 100, y0: 50, x1: 1100, y1: 600 },
    ends: [220, 0],
  });
  expect(addPeak(empty, [600, 200]).peaks).toEqual([{ delta_ppm: 110 }]);
});
