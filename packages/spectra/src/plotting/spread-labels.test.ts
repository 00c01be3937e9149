import { expect, test } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

const within = { gap: 20, from: 0, to: 300 };

test('labels with room stay where they are', () =>
  expect(spreadLabels([10, 60, 200], within)).toEqual([10, 60, 200]));
test('labels that touch move apart around their middle', () =>
  expect(spreadLabels([100, 104], within)).toEqual([92, 112]));
test('blocks that come to touch move together', () =>
  expect(spreadLabels([100, 104, 118], within)).toEqual([
    expect.closeTo(87.3, 1),
    expect.closeTo(107.3, 1),
    expect.closeTo(127.3, 1),
  ]));
test('none leaves the ends', () => expect(spreadLabels([0, 2, 299], within)).toEqual([0, 20, 299]));
