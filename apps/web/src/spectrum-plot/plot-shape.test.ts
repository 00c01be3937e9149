import { expect, test } from 'vitest';
import { plotShape } from './plot-shape.ts';

const PARTS = { height: 200, integrals: false, mirrored: 0, hanging: false };

test('accurate masses have room for all their figures; shorter positions take no more than they did', () => {
  const top = (position: string) =>
    plotShape({ ...PARTS, labelled: true, longest: position.length }).top;
  expect([top('7.26'), top('1715')]).toEqual([50, 50]);
  // Six px a figure of 12 px, the line that leads down from it, and a free pixel.
  expect(top('195.0877')).toBeGreaterThanOrEqual(6 * 8 + 13);
  expect(plotShape({ ...PARTS, labelled: false, longest: 8 }).top).toBe(18);
});
