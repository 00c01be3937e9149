import { expect, test } from 'vitest';
import { leastSquares, robustLine, worstResidualPx } from './fit-axis.ts';
import { byLabelCentres, snapToTicks } from './snap-to-ticks.ts';

const labels = [4000, 3500, 3000, 2500, 2000].map((value, i) => ({ x: 100 + 150 * i, value }));

test('a straight axis is found exactly', () => {
  const { slope, offset } = leastSquares(labels);
  expect(slope).toBeCloseTo(-500 / 150, 9);
  expect(offset + slope * 100).toBeCloseTo(4000, 6);
});

test('misread labels are outliers', () => {
  const misread = labels.map((p, i) =>
    i === 1 ? { ...p, value: 350 } : i === 4 ? { ...p, value: 200 } : p,
  );
  const fit = robustLine(misread, 3)!;
  expect(fit.inliers).toHaveLength(3);
  expect(worstResidualPx(fit.inliers, fit.line)).toBeLessThan(1e-6);
});

test('two equal values make no axis', () => {
  expect(
    robustLine(
      [
        { x: 0, value: 5 },
        { x: 100, value: 5 },
      ],
      3,
    ),
  ).toBeNull();
  expect(robustLine([{ x: 0, value: 5 }], 3)).toBeNull();
});

test('labels move to the major tick near them, not to a nearer minor one', () => {
  const ticks = labels.flatMap(({ x }) => [
    { x: x + 2.5, length: 8 },
    { x: x - 1, length: 4 },
    { x: x + 75, length: 4 },
  ]);
  const { line, ticks: n, residualPx } = snapToTicks(labels, ticks, 8)!;
  expect(n).toBe(5);
  expect(residualPx).toBeLessThan(1e-6);
  expect((4000 - line.offset) / line.slope).toBeCloseTo(102.5, 6);
});

test('ticks that do not fit the labels are not used', () => {
  expect(
    snapToTicks(
      labels,
      [
        { x: 100, length: 5 },
        { x: 250, length: 5 },
      ],
      8,
    ),
  ).toBeNull();
  expect(
    snapToTicks(
      labels,
      labels.map((p, i) => ({ x: p.x + [7, -7, -3, 6, -7][i]!, length: 5 })),
      8,
    ),
  ).toBeNull();
  expect(byLabelCentres(labels)).toMatchObject({ ticks: 0 });
});
