import type { C13Peak } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { handProcessing } from './process-by-hand.ts';
import { processFid, usualProcessing } from './processing/process-fid.ts';
import type { Experiment } from './recorded/experiment.ts';
import { spectraOf } from './spectra-of-experiments.ts';
import { simulatedDecay } from './testing/simulated-decay.ts';

const CARBON = {
  nucleus: '13C',
  mhz: 100.6,
  widthHz: 24_000,
  centre: 100,
  points: 8192,
  lineHz: 2,
  phase: 77,
  noise: 0.02,
} as const;
const DECAY = simulatedDecay(
  [171.1, 60.4, 21, 14.2].map((ppm) => ({ ppm, height: 3 })),
  CARBON,
);
const DEPT = simulatedDecay(
  [
    { ppm: 60.4, height: -3 },
    { ppm: 21, height: 3 },
    { ppm: 14.2, height: 3 },
  ],
  CARBON,
);
const experiment = (program: string, decay: typeof DECAY): Experiment => ({
  path: program,
  title: '',
  program,
  nuclei: ['13C'],
  mhz: 400,
  solvent: '',
  recordedAt: null,
  raw: () => decay,
});
const carbon = experiment('zgpg30', DECAY);
const dept = experiment('dept135', DEPT);
const opened = (given: Experiment) => handProcessing(given, { others: [dept], atoms: null });

test('what nobody changed gives the peaks that reading the files gives', () => {
  const hand = opened(carbon)!;
  const { trace, ...picked } = hand.pick(hand.start.usual)!.spectrum;
  const { trace: before, ...read } = spectraOf([carbon, dept], { atoms: null }).spectra[0]!;
  expect(picked).toEqual(read);
  expect(picked.peaks).toHaveLength(4);
  expect([trace?.from, trace?.to]).toEqual([before?.from, before?.to]);
});

test('a reference moves all peaks of the list', () => {
  const hand = opened(carbon)!;
  const reference = { near: 21.1, is: 20.5 };
  const { spectrum, shift } = hand.pick({ ...hand.start.usual, reference })!;
  expect(shift).toBeCloseTo(-0.5, 1);
  const peaks = spectrum.peaks as C13Peak[];
  // DEPT moves with the carbons that it tells the types of.
  expect(peaks.map(({ carbon_type }) => carbon_type)).toEqual(['C', 'CH2', 'odd', 'odd']);
  expect(peaks.map((peak) => 'delta_ppm' in peak && peak.delta_ppm)).toEqual(
    [170.6, 59.9, 20.5, 13.7].map((ppm) => expect.closeTo(ppm, 1)),
  );
});

test('a phase that turns all lines over leaves none of them', () => {
  const hand = opened(carbon)!;
  const { phase } = hand.preview(hand.start.usual).used;
  const over = { ...phase!, zero: phase!.zero + 180 };
  const left = hand.pick({ ...hand.start.usual, phase: over })?.spectrum.peaks ?? [];
  const shifts = left.map((peak) => ('delta_ppm' in peak ? peak.delta_ppm : 0));
  for (const ppm of [171.1, 60.4, 21, 14.2])
    expect(shifts.filter((shift) => Math.abs(shift - ppm) < 0.5)).toEqual([]);
  expect(hand.preview({ ...hand.start.usual, phase: over }).trace!.low).toBeLessThan(-100);
});

test("the instrument's spectrum comes first, and its decay can be taken in its place", () => {
  const spectrum = { ...processFid(DECAY, usualProcessing(DECAY)), im: null };
  const hand = opened({ ...carbon, processed: () => spectrum })!;
  expect(hand.start).toMatchObject({ hasDecay: true, hasSpectrum: true, type: 'C13NMR' });
  expect(hand.start.usual.from).toBe('spectrum');
  expect(hand.preview(hand.start.usual).used.phase).toBeNull();
  expect(hand.preview({ ...hand.start.usual, from: 'decay' }).used.phase).not.toBeNull();
});

test('DEPT gives no peaks of its own, and what cannot be read is not opened', () => {
  expect(opened(dept)).toBeNull();
  const broken = () => {
    throw new Error('broken');
  };
  expect(opened({ ...carbon, raw: broken })).toBeNull();
});
