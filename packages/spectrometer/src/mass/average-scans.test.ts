import { expect, test } from 'vitest';
import { averageScans } from './average-scans.ts';

const scan = (...peaks: readonly (readonly [mass: number, height: number])[]) => ({
  masses: peaks.map(([mass]) => mass),
  heights: peaks.map(([, height]) => height),
});
const rounded = ({ x, y }: { x: number[]; y: number[] }) =>
  x.map((mass, k) => [Number(mass.toFixed(4)), Number(y[k]!.toFixed(2))]);

test('an ion of some scans only has its mean over all of them', () => {
  const mean = averageScans([scan([91, 1000], [92, 600]), scan([91, 500]), scan([91, 300])]);
  expect(rounded(mean)).toEqual([
    [91, 600],
    [92, 200],
  ]);
});

test('toluene at unit resolution: masses a tenth apart are one ion, neighbours are two', () => {
  const mean = averageScans([
    scan([90.9, 100], [92, 60], [93, 5]),
    scan([91.1, 300], [92.1, 200], [93, 15]),
    scan([91, 200], [92.1, 120], [92.9, 10]),
  ]);
  expect(mean.x).toHaveLength(3);
  // Weighted by heights: (90.9·100 + 91.1·300 + 91·200) / 600.
  expect(mean.x[0]).toBeCloseTo(91.0333, 4);
  expect(mean.y.map((height) => Number(height.toFixed(1)))).toEqual([200, 126.7, 10]);
});

test('accurate masses: caffeine and an ion 30 mDa beside it stay two', () => {
  const mean = averageScans([
    scan([195.0877, 1000], [195.1177, 100]),
    scan([195.0881, 1000], [195.1173, 300]),
    scan([195.0879, 1000]),
  ]);
  expect(rounded(mean)).toEqual([
    [195.0879, 1000],
    [195.1174, 133.33],
  ]);
});

test('one scan stays as it is, and none gives none', () => {
  expect(averageScans([scan([43, 7], [58, 2])])).toEqual({ x: [43, 58], y: [7, 2] });
  expect(averageScans([])).toEqual({ x: [], y: [] });
});
