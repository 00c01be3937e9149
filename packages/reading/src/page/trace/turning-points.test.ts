import { expect, test } from 'vitest';
import { turningPoints } from './turning-points.ts';

/**
 * Edges of a stroke `width` columns wide, drawn along the corners of a curve; `far` is on the same
 * level where the curve is level.
 */
function stroke(corners: readonly (readonly [x: number, depth: number])[], width: number) {
  const last = corners.at(-1)![0];
  const curve = (x: number) => {
    const i = Math.max(
      1,
      corners.findIndex(([at]) => at >= x),
    );
    const [x0, y0] = corners[i - 1]!;
    const [x1, y1] = corners[i]!;
    return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
  };
  const seen = Array.from({ length: last }, (_, x) => {
    const from = Math.max(0, x + 0.5 - width / 2);
    const to = Math.min(last, x + 0.5 + width / 2);
    return Array.from({ length: 81 }, (_, k) => curve(from + (k / 80) * (to - from)));
  });
  return { near: seen.map((v) => Math.max(...v)), far: seen.map((v) => Math.min(...v)), least: 3 };
}
const tips = (corners: Parameters<typeof stroke>[0], width: number) =>
  turningPoints({ ...stroke(corners, width), reach: width }).filter((t) => t.tip);

test('a band has one tip, a slope and a level line have none', () => {
  expect(
    tips(
      [
        [0, 0],
        [20, 100],
        [40, 0],
      ],
      3,
    ),
  ).toHaveLength(1);
  expect(
    tips(
      [
        [0, 0],
        [60, 0],
      ],
      3,
    ),
  ).toHaveLength(0);
  expect(
    tips(
      [
        [0, 0],
        [10, 5],
        [12, 150],
        [30, 160],
        [40, 300],
      ],
      3,
    ),
  ).toHaveLength(0);
});

test('a weak band on the flank of a strong one is found, though the stroke fills the valley between them', () => {
  const edges = stroke(
    [
      [0, 0],
      [10, 80],
      [12, 40],
      [16, 300],
      [30, 0],
    ],
    3,
  );
  // Nothing on the side of the tips shows a second band.
  expect(edges.near.slice(0, 16).every((v, x, all) => x === 0 || v >= all[x - 1]! - 3)).toBe(true);
  const found = turningPoints({ ...edges, reach: 3 });
  expect(found.filter((t) => t.tip)).toHaveLength(2);
  expect(found.find((t) => t.tip)!.index).toBeCloseTo(10, -1);
  expect(found.find((t) => !t.tip && t.index > 9)!.depth).toBeLessThan(60);
});
