import { expect, test } from 'vitest';
import { labelRises } from './label-rises.ts';

const PICTURE = { width: 600 };

test('labels apart stay where they are', () => {
  expect(
    labelRises(
      [
        [100, 80],
        [300, 80],
      ],
      PICTURE,
    ),
  ).toEqual([0, 0]);
});

test('ethyl groups side by side: the right one is raised', () => {
  expect(
    labelRises(
      [
        [120, 80],
        [100, 80],
      ],
      PICTURE,
    ),
  ).toEqual([1, 0]);
});

test('peaks of different heights need no rise', () => {
  expect(
    labelRises(
      [
        [100, 80],
        [110, 200],
      ],
      PICTURE,
    ),
  ).toEqual([0, 0]);
});

test('four lines of an aromatic ring take four lines of labels', () => {
  expect(
    labelRises(
      [
        [100, 80],
        [108, 80],
        [116, 80],
        [124, 80],
      ],
      PICTURE,
    ),
  ).toEqual([0, 1, 2, 3]);
});
