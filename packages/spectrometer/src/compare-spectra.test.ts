import type { DrawnCurve } from '@elucida/spectra/traces/read-trace';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareSpectra } from './compare-spectra.ts';
import { openByHand } from './open-by-hand.ts';
import type { HandProcessing } from './process-by-hand.ts';
import { readFiles } from './read-files.ts';
import { simulatedDecay } from './testing/simulated-decay.ts';

/** The height nearest to zero or farthest from it, within 0.15 ppm of a shift. */
const heightNear = ({ x, y }: DrawnCurve, ppm: number): number => {
  let most = 0;
  for (let k = 0; k < x.length; k++)
    if (Math.abs(x[k]! - ppm) < 0.15 && Math.abs(y[k]!) > Math.abs(most)) most = y[k]!;
  return most;
};

/** A decay as a file of Bruker: a line above the middle turns counter-clockwise there. */
function experimentFiles(
  folder: string,
  { program, lines }: { program: string; lines: Readonly<Record<number, number>> },
) {
  const { re, im } = simulatedDecay(
    Object.entries(lines).map(([ppm, height]) => ({ ppm: Number(ppm), height })),
    {
      ...{ nucleus: '13C', mhz: 100.6, widthHz: 24_000, centre: 100 },
      ...{ points: 16_384, lineHz: 2, phase: 20, noise: 0.02 },
    },
  );
  const points = Int32Array.from({ length: 2 * re.length }, (_, k) =>
    Math.round(1e5 * (k % 2 === 0 ? re[k >> 1]! : -im[k >> 1]!)),
  );
  const acqus = Object.entries({
    ...{ NUC1: '<13C>', PULPROG: `<${program}>`, SOLVENT: '<CDCl3>', TD: 32_768, SW_h: 24_000 },
    ...{ BF1: 100.6, O1: 10_060, SFO1: 100.61006, SW: 24_000 / 100.6, BYTORDA: 0, DTYPA: 0 },
  })
    .map(([name, value]) => `##$${name}= ${value}\n`)
    .join('');
  return [
    { path: `${folder}/acqus`, bytes: new TextEncoder().encode(acqus) },
    { path: `${folder}/fid`, bytes: new Uint8Array(points.buffer) },
  ].map(({ path, bytes }) => ({ path, size: bytes.length, bytes: () => bytes }));
}

// The ester as recorded 0.5 ppm too high: TMS says so, which DEPT does not have.
const FILES = [
  ...experimentFiles('s/1', {
    program: 'zgpg30',
    lines: { 171.6: 1, 60.9: 3, 21.5: 3, 14.7: 3, 0.5: 4 },
  }),
  ...experimentFiles('s/2', { program: 'dept135', lines: { 60.9: -4, 21.5: 3, 14.7: 3 } }),
];
const QUESTION = { isFolder: true, atoms: null, done: [] };

test('¹³C and DEPT-135 lie on one axis, each as tall as its own highest line, up or down', () => {
  expect(readFiles(FILES, { isFolder: true }).experiments.map(({ name }) => name)).toEqual([
    '13C',
    'DEPT-135',
  ]);
  const [carbon, dept] = compareSpectra(FILES, { ...QUESTION, indexes: [0, 1] });
  for (const { curve } of [carbon!, dept!])
    expect(curve!.y.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBe(1);
  // At the right place: the reference of the ¹³C spectrum moved both.
  expect(heightNear(carbon!.curve!, 60.4)).toBeCloseTo(0.75, 1);
  expect(heightNear(dept!.curve!, 60.4)).toBe(-1);
  expect(heightNear(dept!.curve!, 14.2)).toBeCloseTo(0.75, 1);
  expect(Math.abs(heightNear(dept!.curve!, 171.1))).toBeLessThan(0.05);
});

test('what a person processed is compared as it was processed', () => {
  const hand = openByHand(FILES, {
    ...{ index: 1, isFolder: true, atoms: null, without: [] },
  }) as HandProcessing;
  const { phase } = hand.preview(hand.start.usual).used;
  const over = { ...hand.start.usual, phase: { ...phase!, zero: phase!.zero + 180 } };
  const [dept] = compareSpectra(FILES, {
    ...QUESTION,
    indexes: [1],
    done: [{ index: 1, steps: over }],
  });
  expect(heightNear(dept!.curve!, 60.4)).toBe(1);
  expect(heightNear(dept!.curve!, 14.2)).toBeCloseTo(-0.75, 1);
});

test('what is not there or cannot be read has no curve', () => {
  const broken = FILES.filter(({ path }) => path !== 's/2/fid');
  expect(compareSpectra(broken, { ...QUESTION, indexes: [7] })).toEqual([
    { index: 7, curve: null },
  ]);
});

const REAL = new URL(
  '../../../../shared/data/spectrometer/nmredata/arborinine_full_assignments.zip',
  import.meta.url,
);
describe.skipIf(!existsSync(REAL))('files of spectrometers (needs ../shared)', () => {
  test('arborinine: methoxy carbons stand up in both, quaternary ones in the ¹³C spectrum alone', () => {
    const bytes = new Uint8Array(readFileSync(REAL));
    const files = [{ path: 'a.zip', size: bytes.length, bytes: () => bytes }];
    const [carbon, dept] = compareSpectra(files, {
      ...QUESTION,
      isFolder: false,
      indexes: [1, 2],
    }).map(({ curve }) => curve!);
    for (const ppm of [60.8, 55.98, 34.08]) {
      expect(heightNear(carbon!, ppm)).toBeGreaterThan(0.1);
      expect(heightNear(dept!, ppm)).toBeGreaterThan(0.1);
    }
    expect(heightNear(carbon!, 159.25)).toBeGreaterThan(0.03);
    expect(Math.abs(heightNear(dept!, 159.25))).toBeLessThan(0.03);
  });
});
