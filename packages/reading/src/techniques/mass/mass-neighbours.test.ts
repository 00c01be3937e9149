import { expect, test } from 'vitest';
import { hiddenNeighbours } from './mass-neighbours.ts';
import type { TraceMask } from '../../page/trace/trace-mask.ts';

/** Sticks two px wide on the foot of a plot, their edges blurred over one px. */
function plot(sticks: readonly (readonly [x: number, height: number])[]): TraceMask {
  const [width, height] = [60, 100];
  const level = new Uint8Array(width * height);
  for (const [x, h] of sticks) {
    for (let y = height - h; y < height; y++)
      for (const [dx, v] of [
        [-2, 70],
        [-1, 250],
        [0, 250],
        [1, 70],
      ] as const)
        level[y * width + x + dx] = Math.max(level[y * width + x + dx]!, v);
  }
  return {
    x0: 0,
    y0: 0,
    x1: width,
    y1: height,
    width,
    height,
    on: level.map((v) => Number(v > 80)),
    covered: level.map((v) => Number(v > 80)),
    level,
    full: 250,
  };
}
const signal = {
  height: new Float32Array(60),
  baseline: 100,
  noisePx: 0,
  belowPx: 0,
  from: 'sticks' as const,
};
const peak = (x: number, height: number) => ({ x, height, prominence: height, from: x, to: x });

test('a stick that touches a taller one, two and a half px a mass unit', () => {
  const found = hiddenNeighbours(
    plot([
      [30, 80],
      [33, 20],
    ]),
    signal,
    { sticks: [peak(30, 80)], unitPx: 2.5 },
  );
  expect(found.map((s) => [s.x, s.height > 17 && s.height < 22])).toEqual([[32.5, true]]);
});

test('a lone stick has no neighbours, nor are known ones found again', () => {
  expect(
    hiddenNeighbours(plot([[30, 80]]), signal, { sticks: [peak(30, 80)], unitPx: 2.5 }),
  ).toEqual([]);
  expect(
    hiddenNeighbours(
      plot([
        [30, 80],
        [33, 20],
      ]),
      signal,
      { sticks: [peak(30, 80), peak(33, 20)], unitPx: 2.5 },
    ),
  ).toEqual([]);
});
