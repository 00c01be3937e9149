import { expect, test } from 'vitest';
import { pointAt, shiftAt } from '../recorded/axis.ts';
import type { Spectrum1D } from '../recorded/recordings.ts';
import { simulatedDecay } from '../testing/simulated-decay.ts';
import { finish, unfinishedSpectrum, type Finishing } from './finish.ts';
import { withPivot } from './pivot-phase.ts';
import { processFid, transformFid, usualProcessing } from './process-fid.ts';

const LINES = [
  { ppm: 7.26, height: 4 },
  { ppm: 4.12, height: 3 },
  { ppm: 2.04, height: 12 },
  { ppm: 1.26, height: 6 },
];
const DECAY = simulatedDecay(LINES, {
  nucleus: '1H',
  mhz: 400,
  widthHz: 6000,
  centre: 5,
  points: 8192,
  lineHz: 1,
  phase: 25,
  noise: 0.02,
});
const USUAL = usualProcessing(DECAY);
const AS_IT_IS: Finishing = { phase: 'automatic', baseline: 'automatic', reference: 'recorded' };

const highest = ({ re }: Spectrum1D, from = 0, to = re.length) => {
  let top = from;
  for (let k = from; k < to; k++) if (re[k]! > re[top]!) top = k;
  return top;
};
/** The top within 0.1 ppm of a shift. */
const topNear = (spectrum: Spectrum1D, ppm: number) => {
  const [from, to] = [ppm + 0.1, ppm - 0.1].map((end) => Math.round(pointAt(spectrum.axis, end)));
  return shiftAt(spectrum.axis, highest(spectrum, from, to));
};
const farthest = (a: Float64Array, b: Float64Array) =>
  a.reduce((most, value, k) => Math.max(most, Math.abs(value - b[k]!)), 0);
const tallest = ({ re }: Spectrum1D) => re.reduce((a, b) => Math.max(a, b), 0);

test('the phase that was found, put in by hand, makes the same spectrum', () => {
  const found = processFid(DECAY, USUAL);
  const again = processFid(DECAY, { ...USUAL, phase: found.used.phase! });
  expect(farthest(again.re, found.re)).toBeLessThan(1e-9 * tallest(found));
  expect(again.used.phase).toEqual({
    zero: expect.closeTo(found.used.phase!.zero, 9),
    first: found.used.phase!.first,
    pivot: found.used.phase!.pivot,
  });
});

test('the pivot is the tallest line, which the first order does not turn', () => {
  const found = processFid(DECAY, USUAL);
  const { phase } = found.used;
  expect(phase!.pivot).toBeCloseTo(2.04, 2);
  const turned = processFid(DECAY, { ...USUAL, phase: { ...phase!, first: phase!.first + 180 } });
  const at = highest(found);
  expect(turned.re[at]! / found.re[at]!).toBeCloseTo(1, 3);
  const other = Math.round(pointAt(found.axis, 7.26));
  expect(turned.re[other]! / found.re[other]!).toBeLessThan(0.8);
});

test('the same phase about another pivot is the same spectrum, and the first order then turns about that one', () => {
  const found = processFid(DECAY, USUAL);
  const { phase, widthPpm } = found.used;
  expect(widthPpm).toBeCloseTo(6000 / 400, 9);
  const moved = withPivot({ ...phase!, first: phase!.first + 90 }, { pivot: 7.26, widthPpm });
  const [before, after] = [{ ...phase!, first: phase!.first + 90 }, moved].map((each) =>
    processFid(DECAY, { ...USUAL, phase: each }),
  );
  expect(farthest(before!.re, after!.re)).toBeLessThan(1e-9 * tallest(found));
  const turned = processFid(DECAY, { ...USUAL, phase: { ...moved, first: moved.first + 180 } });
  const [at, other] = [7.26, 2.04].map((ppm) => Math.round(pointAt(found.axis, ppm)));
  expect(turned.re[at!]! / after!.re[at!]!).toBeCloseTo(1, 1);
  expect(turned.re[other!]! / after!.re[other!]!).toBeLessThan(0.8);
});

test('an error of 40° and 60° put in by hand is taken out by the same numbers', () => {
  const found = processFid(DECAY, USUAL);
  const { zero, first, pivot } = found.used.phase!;
  const wrong = processFid(DECAY, {
    ...USUAL,
    phase: { zero: zero + 40, first: first + 60, pivot },
  });
  expect(wrong.re.reduce((a, b) => Math.min(a, b), 0)).toBeLessThan(-0.1 * tallest(wrong));
  // The wrong spectrum as an instrument writes it: real and imaginary part.
  const corrected = finish(unfinishedSpectrum(wrong), {
    ...AS_IT_IS,
    phase: { zero: -40, first: -60, pivot },
  });
  expect(farthest(corrected.re, found.re)).toBeLessThan(1e-9 * tallest(found));
});

test('a spectrum without its imaginary part keeps its phase', () => {
  const spectrum = { ...processFid(DECAY, USUAL), im: null };
  const kept = finish(unfinishedSpectrum(spectrum), {
    ...AS_IT_IS,
    phase: { zero: 90, first: 0, pivot: 5 },
  });
  expect(kept.used.phase).toBeNull();
  expect(kept.re).toEqual(spectrum.re);
});

test('a spectrum of the instrument stays as it is until something is changed', () => {
  const spectrum = processFid(DECAY, USUAL);
  const same = finish(unfinishedSpectrum(spectrum), AS_IT_IS);
  expect(same.axis).toEqual(spectrum.axis);
  expect(same.re).toEqual(spectrum.re);
  expect(same.used.phase).toMatchObject({ zero: 0, first: 0 });
});

test('a reference moves all peaks', () => {
  const found = processFid(DECAY, USUAL);
  const moved = processFid(DECAY, { ...USUAL, reference: { shift: -0.25 } });
  const named = processFid(DECAY, { ...USUAL, reference: { near: 7.2, is: 7.01 } });
  expect(named.used.shift).toBeCloseTo(-0.25, 3);
  for (const { ppm } of LINES) {
    expect(topNear(moved, ppm - 0.25)).toBeCloseTo(topNear(found, ppm) - 0.25, 9);
    expect(topNear(named, ppm - 0.25)).toBeCloseTo(ppm - 0.25, 2);
  }
  expect(moved.re).toEqual(found.re);
});

test('a reference peak beyond the spectrum moves nothing', () => {
  const out = processFid(DECAY, { ...USUAL, reference: { near: 80, is: 77.16 } });
  expect(out.used.shift).toBe(0);
});

test('without a baseline the offset stays', () => {
  // A first point that is too large raises the whole spectrum.
  const decay = simulatedDecay([{ ppm: 60, height: 3 }], {
    nucleus: '13C',
    mhz: 100,
    widthHz: 24_000,
    centre: 100,
    points: 8192,
    lineHz: 2,
    noise: 0.02,
  });
  decay.re[0]! += 100;
  const usual = usualProcessing(decay);
  const middle = ({ re }: Spectrum1D) => [...re].sort((a, b) => a - b)[re.length >> 1]!;
  const flat = processFid(decay, usual);
  const raised = processFid(decay, { ...usual, baseline: 'none' });
  expect(Math.abs(middle(flat))).toBeLessThan(1);
  expect(middle(raised)).toBeGreaterThan(40);
  expect([flat.keepsBaseline, raised.keepsBaseline]).toEqual([undefined, true]);
});

test('lines are as wide as the window makes them', () => {
  const phase = processFid(DECAY, USUAL).used.phase!;
  const widthOf = (broadeningHz: number, gaussianHz: number) => {
    const spectrum = processFid(DECAY, {
      ...USUAL,
      points: 65_536,
      broadeningHz,
      gaussianHz,
      phase,
    });
    const top = highest(spectrum);
    const half = spectrum.re[top]! / 2;
    let [left, right] = [top, top];
    while (spectrum.re[left]! > half) left--;
    while (spectrum.re[right]! > half) right++;
    return (right - left - 1) * Math.abs(spectrum.axis.step) * spectrum.axis.mhz;
  };
  expect(widthOf(0, 0)).toBeCloseTo(1, 0);
  expect(widthOf(4, 0)).toBeCloseTo(5, 0);
  // The line's own width taken off, a Gauss curve is left.
  expect(widthOf(-1, 4)).toBeCloseTo(4, 0);
});

test('phase, baseline and reference ask for no other transform, and none for the automatic phase twice', () => {
  const unfinished = transformFid(DECAY, USUAL);
  expect(unfinished.automatic()).toBe(unfinished.automatic());
  const fourfold = transformFid(DECAY, { ...USUAL, points: 4 * 8192 });
  expect(finish(fourfold, AS_IT_IS).used.points).toBe(32_768);
});
