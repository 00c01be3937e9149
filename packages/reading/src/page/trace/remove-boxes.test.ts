import { expect, test } from 'vitest';
import { removeBoxes } from './remove-boxes.ts';

const WIDTH = 100;
const HEIGHT = 60;
const at = (x: number, y: number) => y * WIDTH + x;

/**
 * A base line at row 50 and a stroke up column 40 that ends under the legend's border, which is
 * paler.
 */
function plotWithLegend(sides: boolean): Uint8Array {
  const level = new Uint8Array(WIDTH * HEIGHT);
  for (let x = 0; x < WIDTH; x++) level[at(x, 50)] = 200;
  for (let y = 21; y < 50; y++) level[at(40, y)] = 200;
  for (let x = 30; x < 60; x++) level[at(x, 6)] = level[at(x, 20)] = 50;
  for (let y = 6; sides && y <= 20; y++) level[at(30, y)] = level[at(59, y)] = 50;
  return level;
}

test("a legend's border goes, the trace and the base line stay", () => {
  const level = plotWithLegend(true);
  removeBoxes(level, { width: WIDTH, height: HEIGHT });
  for (const [x, y] of [
    [35, 20],
    [50, 20],
    [45, 6],
    [30, 12],
    [59, 12],
  ] as const)
    expect(level[at(x, y)]).toBe(0);
  for (const [x, y] of [
    [40, 21],
    [40, 35],
    [0, 50],
    [99, 50],
  ] as const)
    expect(level[at(x, y)]).toBe(200);
});

test('two level lines without sides are not a box', () => {
  const level = plotWithLegend(false);
  const before = [...level];
  removeBoxes(level, { width: WIDTH, height: HEIGHT });
  expect([...level]).toEqual(before);
});
