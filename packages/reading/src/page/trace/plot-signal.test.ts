import { expect, test } from 'vitest';
import { upwardSignal } from './plot-signal.ts';
import type { TraceMask } from './trace-mask.ts';

const [WIDTH, HEIGHT, FULL] = [200, 80, 200];
/** Share of a whole stroke from which a mask counts ink as the trace. */
const COUNTED = 0.3;

/** Two lines on a base line between two rows, each with this share of the ink of a stroke. */
function drawn(share: number): TraceMask {
  const level = new Uint8Array(WIDTH * HEIGHT);
  for (let x = 0; x < WIDTH; x++)
    for (const y of [70, 71]) level[y * WIDTH + x] = Math.round(share * FULL);
  for (const [x, tip] of [
    [60, 10],
    [140, 40],
  ])
    for (let y = tip; y <= 71; y++) level[y * WIDTH + x] = FULL;
  const on = level.map((ink) => (ink >= COUNTED * FULL ? 1 : 0));
  return {
    x0: 0,
    y0: 0,
    x1: WIDTH,
    y1: HEIGHT,
    width: WIDTH,
    height: HEIGHT,
    full: FULL,
    level,
    on,
    covered: on,
  };
}

test.each([0.5, 0.2])('a base line of %d of the ink of a stroke is part of the curve', (share) => {
  const { from, height } = upwardSignal(drawn(share));
  expect(from).toBe('trace');
  expect(height[60]).toBeGreaterThan(58);
  expect(height[140]).toBeGreaterThan(28);
  expect(height[100]).toBeLessThan(1);
});

test('lines without a base line are sticks', () =>
  expect(upwardSignal(drawn(0.05)).from).toBe('sticks'));
