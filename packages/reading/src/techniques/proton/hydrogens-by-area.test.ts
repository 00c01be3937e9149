import { expect, test } from 'vitest';
import { hydrogensByArea, type DrawnSignal } from './hydrogens-by-area.ts';

type Row = readonly [mult: string, area: number, lineHeight?: number];
const signals = (rows: readonly Row[]): DrawnSignal[] =>
  rows.map(([mult, area, lineHeight = null]) => ({ mult, area, lineHeight, broad: false }));

test('heights of lines go before areas that depend on where between two columns a line lies', () => {
  const ethylAcetate: Row[] = [
    ['q', 700, 200],
    ['s', 640, 300],
    ['t', 700, 300],
  ];
  expect(hydrogensByArea(signals(ethylAcetate), 8)).toEqual([2, 3, 3]);
});

test('what an unresolved signal and an OH lack is not given to the methyl', () => {
  // Vanillin at 500 px: CHO, two aromatic signals, OH, OCH3.
  const vanillin: Row[] = [
    ['s', 300, 100],
    ['m', 380],
    ['d', 290, 96],
    ['br-s', 50],
    ['s', 900, 300],
  ];
  expect(hydrogensByArea(signals(vanillin), 8)).toEqual([1, 2, 1, 1, 3]);
});

test('an OH that is not seen', () => {
  expect(
    hydrogensByArea(
      signals([
        ['q', 400, 200],
        ['t', 600, 300],
      ]),
      6,
    ),
  ).toEqual([2, 3]);
});

test('without a formula the smallest signal is one', () => {
  expect(
    hydrogensByArea(
      signals([
        ['q', 400, 200],
        ['t', 600, 300],
      ]),
    ),
  ).toEqual([1, 1.5]);
});
