import { expect, test } from 'vitest';
import { declaredLines } from './declared-lines.ts';

const AT_400 = { frequency_mhz: 400 };
const drawn = (peak: object) =>
  declaredLines({ delta_ppm: 4, int: 8, ...peak }, AT_400).map(({ ppm, intensity }) => [
    Number(((ppm - 4) * 400).toFixed(2)),
    intensity,
  ]);

test('a quartet with its constant is four lines, 1:3:3:1', () =>
  expect(drawn({ mult: 'q', j_hz: [7.1] })).toEqual([
    [-10.65, 1],
    [-3.55, 3],
    [3.55, 3],
    [10.65, 1],
  ]));
test('a doublet of doublets splits by both constants', () =>
  expect(drawn({ mult: 'dd', j_hz: [15, 5] })).toEqual([
    [-10, 2],
    [-5, 2],
    [5, 2],
    [10, 2],
  ]));
test('a triplet without a constant is drawn with 7 Hz', () =>
  expect(drawn({ mult: 't' })).toEqual([
    [-7, 2],
    [0, 4],
    [7, 2],
  ]));
test('a multiplet of unknown lines is one wide line, and a broad singlet a wider one', () => {
  const width = (mult: string) => declaredLines({ delta_ppm: 4, mult }, AT_400)[0]!.width * 400;
  expect(width('s')).toBeCloseTo(1.2);
  expect(width('m')).toBeCloseTo(10);
  expect(width('dm')).toBeCloseTo(10);
  expect(width('br-s')).toBeCloseTo(14);
});
test('the area is the hydrogens typed, 1 where there are none', () => {
  const area = (peak: object) =>
    declaredLines({ delta_ppm: 4, mult: 'sept', ...peak }, undefined).reduce(
      (sum, { intensity }) => sum + intensity,
      0,
    );
  expect(area({ int: 3 })).toBeCloseTo(3);
  expect(area({})).toBeCloseTo(1);
});
test('a row without a shift draws nothing', () =>
  expect(declaredLines({ mult: 'd' }, {})).toEqual([]));
