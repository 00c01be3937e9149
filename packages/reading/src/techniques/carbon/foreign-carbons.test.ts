import { expect, test } from 'vitest';
import { foreignCarbons } from './foreign-carbons.ts';
import type { PlotSignal } from '../../page/trace/plot-signal.ts';
import type { SolventId } from '@elucida/spectra/chemistry/solvents';

const PER_PX = 0.2;
const COLUMNS = 1_100;
const toX = (ppm: number) => (210 - ppm) / PER_PX;

/** A plot of 0.2 ppm a column: strokes of some width, each with a top of its own. */
function plot(strokes: readonly (readonly [ppm: number, height: number, widthPx?: number])[]) {
  const height = new Float32Array(COLUMNS);
  const lines = strokes.map(([ppm, tall, width = 2]) => {
    const from = Math.round(toX(ppm) - width / 2);
    for (let x = from; x < from + width; x++) height[x] = Math.max(height[x]!, tall);
    return {
      ppm,
      at: { x: toX(ppm), height: tall, prominence: tall, from, to: from + width - 1 },
    };
  });
  const signal: PlotSignal = { height, baseline: 300, noisePx: 0, belowPx: 0, from: 'trace' };
  return { lines, signal };
}

const foreign = (
  strokes: Parameters<typeof plot>[0],
  { printed = null, carbons }: { printed?: SolventId | null; carbons?: number } = {},
) => {
  const { lines, signal } = plot(strokes);
  const { solvent, reference } = foreignCarbons(lines, {
    signal,
    perPx: PER_PX,
    printed,
    carbons,
  });
  return {
    solvent: solvent && [solvent.id, solvent.reason, ...solvent.lines.map((l) => l.ppm)],
    reference: reference.map((l) => l.ppm),
  };
};

/** Butyl acetate. */
const OWN = [
  [171.2, 60],
  [64.4, 200],
  [30.7, 210],
  [21, 180],
  [19.2, 205],
  [13.7, 190],
] as const;

test('the triplet of deuterochloroform, a column and a half apart', () => {
  expect(foreign([...OWN, [77.48, 150, 1], [77.2, 148, 1], [76.84, 152, 1]]).solvent).toEqual([
    'CDCl3',
    'split',
    77.48,
    77.2,
    76.84,
  ]);
});

test('its three lines drawn into one, wider than the others', () => {
  expect(foreign([...OWN, [77.2, 150, 5]]).solvent).toEqual(['CDCl3', 'merged', 77.2]);
});

test('a narrow line at 77.2 ppm is the compound’s, unless the solvent is printed or it is one too many', () => {
  const lines = [...OWN, [77.2, 150]] as const;
  expect(foreign(lines).solvent).toBeNull();
  expect(foreign(lines, { carbons: 8 }).solvent).toBeNull();
  expect(foreign(lines, { printed: 'CDCl3' }).solvent).toEqual(['CDCl3', 'printed', 77.2]);
  expect(foreign(lines, { carbons: 6 }).solvent).toEqual(['CDCl3', 'beyond', 77.2]);
});

test('two lines at places of solvents, one of them too many: neither is decided', () => {
  expect(foreign([...OWN, [77.2, 150], [49, 120]], { carbons: 7 }).solvent).toBeNull();
});

test('the reference at zero', () => {
  expect(foreign([...OWN, [0, 40]]).reference).toEqual([0]);
});
