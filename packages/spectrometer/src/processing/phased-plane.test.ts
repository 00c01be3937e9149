import { describe, expect, test } from 'vitest';
import { planePeaks } from '../picking/plane-peaks.ts';
import { pointAt } from '../recorded/axis.ts';
import type { Spectrum2D } from '../recorded/recordings.ts';
import { simulatedPlane, type PhaseError } from '../testing/simulated-decay.ts';
import type { PivotPhase } from './pivot-phase.ts';
import { AUTOMATIC_PHASES, transformPlane } from './process-plane.ts';

const PAIRS = [
  { direct: 7.2, indirect: 128.4, height: 3 },
  { direct: 3.6, indirect: 55.2, height: 4 },
  { direct: 1.3, indirect: 21.7, height: 3 },
];
/** The middles of both dimensions, where a late sampling turns nothing. */
const MIDDLE = { direct: 5, indirect: 80 } as const;
const SAME = { direct: 0.1, indirect: 1.5 };
const SAMPLINGS = ['TPPI', 'States', 'States-TPPI', 'Echo-Antiecho'] as const;

/** The angles that take an error away: its negatives, about the middle. */
const against = ({ zero, first }: PhaseError, pivot: number): PivotPhase => ({
  zero: -zero,
  first: -first,
  pivot,
});
const NOTHING = {
  direct: against({ zero: 0, first: 0 }, MIDDLE.direct),
  indirect: against({ zero: 0, first: 0 }, MIDDLE.indirect),
};

/** The largest difference of two planes, in units of the first one's tallest point. */
function difference(a: Spectrum2D, b: Spectrum2D): number {
  let [most, tallest] = [0, 0];
  a.values.forEach((value, k) => {
    most = Math.max(most, Math.abs(value - b.values[k]!));
    tallest = Math.max(tallest, Math.abs(value));
  });
  return most / tallest;
}

const peaksOf = (plane: Spectrum2D) =>
  planePeaks(plane, { least: 20, leastClear: 8, same: SAME })
    .slice(0, 3)
    .sort((a, b) => a.direct - b.direct);

describe.each(SAMPLINGS)('%s', (quadrature) => {
  test('without an error and without a turn lines are absorption: they point up and have no lobes', () => {
    const { plane } = transformPlane(simulatedPlane(PAIRS, { quadrature })).phased(NOTHING);
    let [lowest, highest] = [0, 0];
    for (const value of plane.values) {
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
    expect(-lowest / highest).toBeLessThan(0.08);
  });

  test.each([
    { direct: { zero: 40, first: 90 }, indirect: { zero: 0, first: 0 } },
    { direct: { zero: -40, first: 0 }, indirect: { zero: -40, first: 90 } },
    { direct: { zero: 40, first: -90 }, indirect: { zero: 40, first: -90 } },
  ])('an error of %j is taken away by its negative, and peaks stay', (off) => {
    const clean = transformPlane(simulatedPlane(PAIRS, { quadrature, noise: 0.02 }));
    const wrong = transformPlane(simulatedPlane(PAIRS, { quadrature, noise: 0.02, off }));
    const aim = clean.phased(NOTHING).plane;
    const mended = wrong.phased({
      direct: against(off.direct, MIDDLE.direct),
      indirect: against(off.indirect, MIDDLE.indirect),
    });
    expect(difference(aim, wrong.phased(NOTHING).plane)).toBeGreaterThan(0.25);
    expect(difference(aim, mended.plane)).toBeLessThan(0.03);
    const [before, after] = [peaksOf(aim), peaksOf(mended.plane)];
    expect(after).toHaveLength(3);
    after.forEach((peak, k) => {
      expect(Math.abs(peak.direct - before[k]!.direct)).toBeLessThan(0.005);
      expect(Math.abs(peak.indirect - before[k]!.indirect)).toBeLessThan(0.2);
    });
  });

  test('the automatic phase says the angles it used: set by hand they give the same plane', () => {
    const off = { direct: { zero: 40, first: 0 }, indirect: { zero: -40, first: 0 } };
    const plane = transformPlane(simulatedPlane(PAIRS, { quadrature, noise: 0.02, off }));
    const automatic = plane.phased(AUTOMATIC_PHASES);
    const { direct, indirect } = automatic.angles()!;
    // About the tallest point.
    expect(direct.pivot).toBeCloseTo(3.6, 1);
    expect(Math.abs(indirect.pivot - 55.2)).toBeLessThan(1.5);
    expect(difference(automatic.plane, plane.phased({ direct, indirect }).plane)).toBeLessThan(
      1e-4,
    );
  });
});

test('the first order leaves a peak at its pivot as it is, and turns the others', () => {
  const plane = transformPlane(simulatedPlane(PAIRS, { quadrature: 'States' }));
  const at = ({ values, direct, indirect }: Spectrum2D, k: number) =>
    values[
      Math.round(pointAt(indirect, PAIRS[k]!.indirect)) * direct.points +
        Math.round(pointAt(direct, PAIRS[k]!.direct))
    ]!;
  const upright = plane.phased(NOTHING).plane;
  const turned = plane.phased({
    ...NOTHING,
    direct: { zero: 0, first: 500, pivot: PAIRS[1]!.direct },
  }).plane;
  expect(at(turned, 1) / at(upright, 1)).toBeCloseTo(1, 1);
  // 3.6 ppm away on a width of 10: half a turn.
  expect(at(turned, 0) / at(upright, 0)).toBeCloseTo(-1, 1);
});

test('a magnitude has no phase: it stays as it is', () => {
  const plane = transformPlane(simulatedPlane(PAIRS, { quadrature: 'QF', noise: 0.02 }));
  const phased = plane.phased({ ...NOTHING, direct: { zero: 70, first: 0, pivot: 5 } });
  expect(phased.angles()).toBeNull();
  expect(difference(plane.phased(AUTOMATIC_PHASES).plane, phased.plane)).toBe(0);
});
