import type { C13Peak } from '@elucida/spectra/spectrum';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openByHand } from './open-by-hand.ts';
import { handProcessing, type HandPicked, type HandProcessing } from './process-by-hand.ts';
import type { Experiment } from './recorded/experiment.ts';
import { simulatedDecay } from './testing/simulated-decay.ts';

const CARBON = {
  ...{ nucleus: '13C', mhz: 100.6, widthHz: 24_000, centre: 100 },
  ...{ points: 8192, lineHz: 2, phase: 77, noise: 0.02 },
} as const;
const experiment = (program: string, lines: Readonly<Record<number, number>>): Experiment => ({
  ...{ path: program, title: '', program, nuclei: ['13C'], mhz: 400 },
  ...{ solvent: '', recordedAt: null },
  raw: () =>
    simulatedDecay(
      Object.entries(lines).map(([ppm, height]) => ({ ppm: Number(ppm), height })),
      CARBON,
    ),
});
const carbon = experiment('zgpg30', { 171.1: 3, 60.4: 3, 21: 3, 14.2: 3 });
const dept = experiment('dept135', { 60.4: -3, 21: 3, 14.2: 3 });
const typesOf = (picked: HandPicked | null | undefined) =>
  (picked!.spectrum.peaks as C13Peak[]).map(({ carbon_type }) => carbon_type);

test('DEPT is shown with lines both ways, and gives the types of the carbons', () => {
  const hand = handProcessing(dept, { others: [carbon], atoms: null })!;
  expect(hand.start).toMatchObject({ type: 'C13NMR', gives: 'types', hasDecay: true });
  const { trace, signalToNoise } = hand.preview(hand.start.usual);
  expect(trace!.low).toBeLessThan(-0.5 * trace!.high);
  expect(signalToNoise).toBeGreaterThan(50);
  const picked = hand.pick(hand.start.usual);
  expect(picked!.spectrum.type).toBe('C13NMR');
  expect(typesOf(picked)).toEqual(['C', 'CH2', 'odd', 'odd']);
});

test('turned over by hand, its CH₂ are up and the others down: the types follow', () => {
  const hand = handProcessing(dept, { others: [carbon], atoms: null })!;
  const { phase } = hand.preview(hand.start.usual).used;
  const over = { ...hand.start.usual, phase: { ...phase!, zero: phase!.zero + 180 } };
  expect(typesOf(hand.pick(over))).toEqual(['C', 'odd', 'CH2', 'CH2']);
  // And the ¹³C spectrum, processed after it, keeps them.
  const after = handProcessing(carbon, {
    ...{ others: [dept], atoms: null },
    byHand: new Map([[dept, over]]),
  })!;
  expect(typesOf(after.pick(after.start.usual))).toEqual(['C', 'odd', 'CH2', 'CH2']);
});

test('the ¹³C spectrum that was processed before stays as it was made', () => {
  const first = handProcessing(carbon, { others: [dept], atoms: null })!;
  const moved = { ...first.start.usual, reference: { near: 21.1, is: 20.5 } };
  const hand = handProcessing(dept, {
    ...{ others: [carbon], atoms: null },
    byHand: new Map([[carbon, moved]]),
  })!;
  const picked = hand.pick(hand.start.usual)!;
  expect(picked).toEqual(first.pick(moved));
  expect(picked.shift).toBeCloseTo(-0.5, 1);
});

const REAL = new URL(
  '../../../../shared/data/spectrometer/nmredata/arborinine_full_assignments.zip',
  import.meta.url,
);
describe.skipIf(!existsSync(REAL))('files of spectrometers (needs ../shared)', () => {
  test('the DEPT-135 of arborinine, made of its decay, gives the types that the instrument gives', () => {
    const bytes = new Uint8Array(readFileSync(REAL));
    const hand = openByHand([{ path: 'a.zip', size: bytes.length, bytes: () => bytes }], {
      ...{ index: 2, isFolder: false, atoms: { H: 15 }, without: [] },
    }) as HandProcessing;
    expect(hand.start).toMatchObject({ gives: 'types', hasDecay: true, hasSpectrum: true });
    const recorded = typesOf(hand.pick(hand.start.usual));
    expect(recorded.filter((type) => type === 'odd')).toHaveLength(8);
    expect(typesOf(hand.pick({ ...hand.start.usual, from: 'decay' }))).toEqual(recorded);
  });
});
