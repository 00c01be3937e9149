import { binomialIntensities, splittingBy } from '@elucida/spectra/chemistry/multiplicities';
import { expect, test } from 'vitest';
import { upwardSignal } from '../../../page/trace/plot-signal.ts';
import type { TraceMask } from '../../../page/trace/trace-mask.ts';
import { fitSignals } from './fit-signals.ts';

const WIDTH = 600,
  HEIGHT = 400,
  BASE = 380;
/** Points of the drawn line and rows of ink, a pixel: a plot as programs draw it, smooth at its edges. */
const DENSE = 12;

interface Drawn {
  readonly centre: number;
  readonly lines: number;
  readonly spacing?: number;
  readonly hydrogens: number;
  readonly times?: number;
}

/** Signals of Lorentzian lines drawn with a round pen of 1.3 px. */
function plotOf(signals: readonly Drawn[], halfWidth: number): TraceMask {
  const stroke = 1.3;
  const lines = signals.flatMap(({ centre, lines: count, spacing = 0, hydrogens, times = 1 }) => {
    const weights = binomialIntensities(count - 1);
    const total = weights.reduce((a, b) => a + b, 0);
    return weights.map((weight, k) => ({
      x: centre + (k - (count - 1) / 2) * spacing,
      height: (100 * hydrogens * weight) / total / times,
      halfWidth: halfWidth * times,
    }));
  });
  const curve = Array.from({ length: WIDTH * DENSE }, (_, i) => {
    const x = (i + 0.5) / DENSE;
    return lines.reduce((sum, l) => sum + l.height / (1 + ((x - l.x) / l.halfWidth) ** 2), 0);
  });
  const level = new Uint8Array(WIDTH * HEIGHT);
  const reach = Math.round((stroke / 2) * DENSE);
  const share = new Float64Array(WIDTH * HEIGHT);
  for (let i = 0; i < curve.length; i++) {
    const near = curve.slice(Math.max(0, i - reach), i + reach + 1);
    const top = BASE - near.reduce((a, b) => Math.max(a, b)) - stroke / 2;
    const foot = BASE - near.reduce((a, b) => Math.min(a, b)) + stroke / 2;
    const x = Math.floor(i / DENSE);
    for (let y = Math.max(0, Math.floor(top)); y < foot; y++)
      share[y * WIDTH + x]! += (Math.min(foot, y + 1) - Math.max(top, y)) / DENSE;
  }
  share.forEach((covered, p) => (level[p] = Math.round(255 * Math.min(1, covered))));
  const on = level.map((inked) => (inked >= 77 ? 1 : 0));
  return {
    width: WIDTH,
    height: HEIGHT,
    x0: 0,
    y0: 0,
    x1: WIDTH,
    y1: HEIGHT,
    on,
    covered: on.slice(),
    level,
    full: 255,
  };
}

/** What is read of signals 60 px apart. */
function fitted(signals: readonly Omit<Drawn, 'centre'>[], halfWidth = 0.2) {
  const drawn = signals.map((each, i) => ({ ...each, centre: 60.3 + 61.7 * i }));
  const mask = plotOf(drawn, halfWidth);
  const signal = upwardSignal(mask);
  return fitSignals(
    mask,
    signal,
    drawn.map(({ centre }) => ({
      from: Math.floor(centre) - 20,
      to: Math.floor(centre) + 20,
    })),
  );
}

const SINGLET = { lines: 1, hydrogens: 3 };

test.each([0.1, 0.2, 0.5])('first-order patterns, lines of %d px', (halfWidth) => {
  for (const spacing of [2.5, 6]) {
    const patterns = [2, 3, 4, 5].map((lines) => ({ lines, spacing, hydrogens: 2 }));
    const found = fitted([SINGLET, ...patterns], halfWidth);
    expect(found.map((each) => each?.mult)).toEqual([
      's',
      ...patterns.map(({ lines }) => splittingBy(lines - 1)),
    ]);
    for (const each of found.slice(1)) expect(Math.abs(each!.spacing - spacing)).toBeLessThan(0.25);
    // All have two hydrogens, the singlet three.
    for (const each of found.slice(1))
      expect((3 * each!.height) / found[0]!.height).toBeCloseTo(2, 0);
  }
});

test('lines that nobody can tell apart are no singlet', () => {
  const [single, quartet] = fitted([SINGLET, { lines: 4, spacing: 0.8, hydrogens: 2 }]);
  expect(single!.mult).toBe('s');
  expect(quartet?.mult).not.toBe('s');
});

test('a broad line is one line', () => {
  expect(fitted([SINGLET, { lines: 1, hydrogens: 1, times: 12 }])[1]).toMatchObject({
    mult: 's',
    broad: true,
  });
});
