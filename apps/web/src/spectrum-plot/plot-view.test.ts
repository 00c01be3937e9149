import { expect, test } from 'vitest';
import { plotScale } from './plot-scale.ts';
import {
  growBy,
  isWhole,
  LEAST_SHARE,
  panBy,
  seenScale,
  showing,
  transformOf,
  viewOf,
  WHOLE,
  zoomBy,
  zoomTo,
} from './plot-view.ts';

const AXIS = { left: 14, right: 614 };

test('a view becomes a transform of d3-zoom and comes back', () => {
  const view = { from: 0.3, to: 0.4, gain: 2 };
  const back = viewOf(transformOf(view, AXIS.left, AXIS.right), { ...AXIS, gain: 2 });
  expect(back.from).toBeCloseTo(0.3);
  expect(back.to).toBeCloseTo(0.4);
  expect(viewOf(transformOf(WHOLE, AXIS.left, AXIS.right), { ...AXIS, gain: 1 })).toEqual(WHOLE);
});

test('nearer about a place keeps that place where it is', () => {
  const near = zoomBy(WHOLE, 2, 0.75);
  expect((0.75 - near.from) / (near.to - near.from)).toBeCloseTo(0.75);
  expect(near.to - near.from).toBeCloseTo(1 / 2.25);
  expect(isWhole(zoomBy(near, -9))).toBe(true);
});

test('no view leaves the axis, and none is smaller than the least', () => {
  expect(panBy(zoomBy(WHOLE, 2), -20).from).toBe(0);
  expect(panBy(zoomBy(WHOLE, 2), 20).to).toBe(1);
  const least = zoomBy(WHOLE, 100, 1);
  expect(least.to - least.from).toBeCloseTo(LEAST_SHARE);
  expect(least.to).toBe(1);
});

test('a dragged part is seen whole, from whichever side it was dragged', () => {
  const half = zoomTo(WHOLE, 0.5, 0.25);
  expect([half.from, half.to]).toEqual([0.25, 0.5]);
  const quarter = zoomTo(half, 0.5, 1);
  expect([quarter.from, quarter.to]).toEqual([0.375, 0.5]);
});

test('a peak out of what is seen is brought into its middle', () => {
  const near = zoomTo(WHOLE, 0, 0.2);
  expect(showing(near, 0.1)).toBe(near);
  expect(showing(near, 0.7)).toMatchObject({ from: expect.closeTo(0.6), to: expect.closeTo(0.8) });
});

test('peaks grow and shrink within bounds', () => {
  expect(growBy(growBy(WHOLE, 3), -3).gain).toBeCloseTo(1);
  expect(growBy(WHOLE, 99).gain).toBe(200);
});

test('the scale of a ¹H spectrum that is enlarged runs on from high to low shifts', () => {
  const whole = plotScale('H1NMR', { domain: [10, 0], range: [0, 1000], doubled: false });
  const scale = seenScale(whole, zoomTo(WHOLE, 0.5, 0.6));
  expect(scale.domain()).toEqual([5, 4]);
  expect(scale(4.5)).toBeCloseTo(500);
});

test('a doubled IR scale stays doubled where it is enlarged over its change', () => {
  const whole = plotScale('IR', { domain: [4000, 400], range: [0, 520], doubled: true });
  const scale = seenScale(whole, { from: 0.25, to: 0.5, gain: 1 });
  expect(scale(2000) - whole(2000) * 4 + 0.25 * 520 * 4).toBeCloseTo(0);
  expect(scale(1800) - scale(1900)).toBeCloseTo(2 * (scale(2100) - scale(2200)));
});
