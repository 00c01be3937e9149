import { describe, expect, test } from 'vitest';
import type { SpectrumPicture } from '../spectrum.ts';
import { endsThrough, placeOfValue, valueAtPoint } from './picture-scale.ts';

const picture = (scale: SpectrumPicture['scale']) => ({ scale });
/** ¹H from 10 to 0 ppm between 100 and 1,100 px. */
const UPRIGHT = picture([
  { value: 10, foot: [100, 600], head: [100, 50] },
  { value: 0, foot: [1100, 600], head: [1100, 50] },
]);
/** IR that is twice as fine below 2,000 cm⁻¹. */
const DIVIDED = picture([
  { value: 4000, foot: [0, 500], head: [0, 0] },
  { value: 2000, foot: [400, 500], head: [400, 0] },
  { value: 400, foot: [1040, 500], head: [1040, 0] },
]);
/** A page that was photographed turned by a few degrees: the head is 55 px right of the foot. */
const TURNED = picture([
  { value: 220, foot: [100, 600], head: [155, 50] },
  { value: 0, foot: [900, 640], head: [955, 90] },
]);

describe('values and places', () => {
  test.each([
    ['in the middle', UPRIGHT, [600, 300], 5],
    ['beyond the right end', UPRIGHT, [1150, 300], -0.5],
    ['left of a change of scale', DIVIDED, [200, 10], 3000],
    ['right of it', DIVIDED, [720, 10], 1200],
    ['on the foot of a turned plot', TURNED, [100, 600], 220],
    ['at its head', TURNED, [155, 50], 220],
  ] as const)('%s', (_name, of, point, value) => {
    expect(valueAtPoint(of, point)).toBeCloseTo(value, 6);
    expect(placeOfValue(of, { value, y: point[1] })).toBeCloseTo(point[0], 6);
  });

  test('a picture without an axis has neither', () => {
    expect(valueAtPoint(picture([]), [1, 1])).toBeNull();
    expect(placeOfValue(picture([]), { value: 1, y: 1 })).toBeNull();
  });
});

test('two known points give the ends of the axis', () => {
  expect(
    endsThrough(
      [
        { x: 200, value: 9 },
        { x: 1000, value: 1 },
      ],
      { x0: 100, x1: 1100 },
    ),
  ).toEqual([10, 0]);
  const same = { x: 200, value: 9 };
  expect(endsThrough([same, { ...same, value: 1 }], { x0: 0, x1: 1 })).toBeNull();
  expect(endsThrough([same, { ...same, x: 1 }], { x0: 0, x1: 1 })).toBeNull();
});
