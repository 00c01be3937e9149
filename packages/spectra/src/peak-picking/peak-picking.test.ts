import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localMaxima, noiseOf, smoothed } from './local-maxima.ts';
import { WAVENUMBERS } from '../techniques/infrared/wavenumbers.ts';
import { pickIrBands, pickUvMaxima } from './pick-bands.ts';
import { pickLines, pickSignals, solventSpan } from './pick-signals.ts';

/**
 * Lorentzian lines `[position, height, half width]` from `from` to `to`, with noise of a fixed
 * seed.
 */
function curve(
  lines: readonly (readonly [number, number, number])[],
  { from, to, points, noise = 0 }: { from: number; to: number; points: number; noise?: number },
) {
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
  const x = Array.from(
    { length: points },
    (_, index) => from + ((to - from) * index) / (points - 1),
  );
  return {
    x,
    y: x.map((at) =>
      lines.reduce(
        (sum, [position, height, width]) => sum + height / (1 + ((at - position) / width) ** 2),
        noise * random(),
      ),
    ),
  };
}

describe('bends of the baseline', () => {
  /** A correction that ends inside the window leaves a step; a filter leaves a slope to the edge. */
  const bent = (at: number): number =>
    at > 250 ? 54 * Math.sin(((262 - at) / 24) * Math.PI) : at < -50 ? (-50 - at) ** 2 : 0;
  test('are no lines of a ¹³C spectrum', () => {
    const { x, y } = curve(
      [
        [166.9, 100, 0.05],
        [52.1, 100, 0.05],
      ],
      { from: 262, to: -62, points: 32_768, noise: 1 },
    );
    expect(pickLines({ x, y: y.map((value, index) => value + bent(x[index]!)) })).toEqual([
      166.9, 52.1,
    ]);
  });
  test('nor of a ¹H spectrum, whose broad lines stay', () => {
    const { x, y } = curve(
      [
        [9.8, 20, 0.2],
        [3.81, 100, 0.002],
      ],
      { from: 20, to: -4, points: 32_768, noise: 0.5 },
    );
    const rising = y.map(
      (value, index) => value + 30 * Math.cos((x[index]! - 17) / 3) * Number(x[index]! > 12.5),
    );
    expect(pickSignals({ x, y: rising }).map((at) => Number(at.toFixed(1)))).toEqual([9.8, 3.8]);
  });
});

describe('maxima', () => {
  test('prominence is measured from the higher saddle', () => {
    expect(localMaxima([0, 5, 3, 4, 1, 9, 0], 0)).toEqual([
      { index: 1, prominence: 4 },
      { index: 3, prominence: 1 },
      { index: 5, prominence: 9 },
    ]);
    expect(localMaxima([0, 5, 3, 4, 1, 9, 0], 2).map(({ index }) => index)).toEqual([1, 5]);
  });
  test('a plateau is one maximum, a flat line none, a slope its end', () => {
    expect(localMaxima([0, 2, 2, 2, 0], 1)).toEqual([{ index: 2, prominence: 2 }]);
    expect(localMaxima([1, 1, 1], 0.1)).toEqual([]);
    expect(localMaxima([], 0)).toEqual([]);
  });
  test('as many as a plain search finds', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 30 }), (y) => {
        const plain = y.flatMap((top, i) => {
          if (y.length < 2 || (i > 0 && y[i - 1]! >= top)) return [];
          let end = i;
          while (y[end + 1] === top) end++;
          if (end < y.length - 1 && y[end + 1]! > top) return [];
          const saddle = (from: number, by: number) => {
            let low = top;
            for (let at = from; at >= 0 && at < y.length && y[at]! <= top; at += by)
              low = Math.min(low, y[at]!);
            return low;
          };
          const prominence = top - Math.max(saddle(i - 1, -1), saddle(end + 1, 1));
          return prominence >= 1 ? [prominence] : [];
        });
        expect(localMaxima(y, 1).map(({ prominence }) => prominence)).toEqual(plain);
      }),
      { numRuns: 500 },
    );
  });
  test('noise is seen next to signals', () => {
    const { y } = curve([[5, 1000, 0.02]], { from: 0, to: 10, points: 5000, noise: 2 });
    // Uniform noise of width 2 has a standard deviation of 2/√12 = 0.58; the estimate is made for
    // normal noise.
    expect(noiseOf(y)).toBeGreaterThan(0.4);
    expect(noiseOf(y)).toBeLessThan(0.9);
    expect([...smoothed([0, 3, 0], 1)]).toEqual([1.5, 1, 1.5]);
  });
});

/** 2-Butanone as a film: C=O strong, C–H medium and weak. */
const BANDS = [
  [2980, 0.4, 15],
  [1715, 0.9, 12],
  [1365, 0.5, 12],
  [1170, 0.2, 12],
] as const;

describe('infrared', () => {
  test.each([
    ['as a share', 1],
    ['in percent', 100],
  ])('bands of a transmittance %s', (_how, scale) => {
    const { x, y } = curve(BANDS, { from: 4000, to: 400, points: 1800, noise: 0.01 });
    expect(
      pickIrBands(
        { x, y: y.map((depth) => scale * (1 - depth)) },
        { transmittance: true, within: WAVENUMBERS },
      ),
    ).toEqual([
      { wavenumber_cm1: expect.closeTo(2980, -1), intensity: 'm' },
      { wavenumber_cm1: expect.closeTo(1715, -1), intensity: 's' },
      { wavenumber_cm1: expect.closeTo(1365, -1), intensity: 'm' },
      { wavenumber_cm1: expect.closeTo(1170, -1), intensity: 'w' },
    ]);
  });
  test('a broad O–H band of an absorbance, recorded upwards, and nothing outside 400–4000', () => {
    const bands = pickIrBands(
      curve(
        [
          [3350, 0.8, 120],
          [1050, 0.9, 12],
          [4500, 1, 10],
          [200, 1, 10],
        ],
        { from: 150, to: 5000, points: 3000 },
      ),
      { transmittance: false, within: WAVENUMBERS },
    );
    expect(
      bands.map(({ wavenumber_cm1, intensity }) => [Math.round(wavenumber_cm1 / 10), intensity]),
    ).toEqual([
      [335, 'br'],
      [105, 's'],
    ]);
  });
  test('a flat recording has no bands', () =>
    expect(
      pickIrBands(
        { x: [1000, 2000, 3000], y: [1, 1, 1] },
        { transmittance: true, within: WAVENUMBERS },
      ),
    ).toEqual([]));
});

test('UV-Vis maxima with their absorbance', () => {
  expect(
    pickUvMaxima(
      curve(
        [
          [254, 0.8, 12],
          [310, 0.3, 15],
        ],
        { from: 200, to: 500, points: 301 },
      ),
    ),
  ).toEqual([
    { lambda_max_nm: 254, note: expect.stringMatching(/^A = 0\.8/) },
    { lambda_max_nm: 310, note: expect.stringMatching(/^A = 0\.3/) },
  ]);
});

describe('NMR', () => {
  test('¹³C lines of ethyl acetate, without the solvent’s triplet', () => {
    const lines = [
      [171.1, 30, 0.02],
      [77.48, 90, 0.02],
      [77.16, 90, 0.02],
      [76.84, 90, 0.02],
      [60.4, 80, 0.02],
      [21, 85, 0.02],
      [14.2, 100, 0.02],
    ] as const;
    const recorded = curve(lines, { from: 220, to: -10, points: 32_768, noise: 1 });
    expect(pickLines(recorded, solventSpan('CDCl3', 'c13'))).toEqual([171.1, 60.4, 21, 14.2]);
    expect(pickLines(recorded)).toHaveLength(7);
  });
  test('¹H lines of an ethyl group become two signals', () => {
    const j = 7.1 / 400;
    const quartet = [1, 3, 3, 1].map(
      (height, line) => [4.12 + (line - 1.5) * j, height * 10, 0.002] as const,
    );
    const triplet = [1, 2, 1].map(
      (height, line) => [1.26 + (line - 1) * j, height * 30, 0.002] as const,
    );
    const recorded = curve([...quartet, [7.26, 50, 0.002], ...triplet], {
      from: 12,
      to: -1,
      points: 32_768,
      noise: 0.2,
    });
    expect(pickSignals(recorded, solventSpan('Chloroform-d', 'h1'))).toEqual([4.12, 1.26]);
  });
  test('noise alone has no lines', () =>
    expect(pickLines(curve([], { from: 220, to: 0, points: 4096, noise: 1 }))).toEqual([]));
  test.each([[undefined], ['neat'], ['no-solvent-d6'], ['']])('no span for %j', (solvent) =>
    expect(solventSpan(solvent, 'h1')).toBeNull(),
  );
  test.each([
    ['benzene-d6', 'h1', 7.16],
    ['DMSO-d6', 'c13', 39.52],
    ['CD2Cl2', 'c13', 53.84],
  ] as const)('of %s, %s at %d', (solvent, nucleus, ppm) => {
    const [low, high] = solventSpan(solvent, nucleus)!;
    expect((low + high) / 2).toBeCloseTo(ppm, 6);
  });
});
