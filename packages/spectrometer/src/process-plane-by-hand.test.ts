import type { HsqcPeak } from '@elucida/spectra/spectrum';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openByHand } from './open-by-hand.ts';
import { handPlane, type PlaneByHand } from './process-plane-by-hand.ts';
import { PLANE_PRESETS } from './processing/plane-window.ts';
import { readFiles } from './read-files.ts';
import type { Experiment } from './recorded/experiment.ts';
import type { Spectrum2D } from './recorded/recordings.ts';
import { spectraOf } from './spectra-of-experiments.ts';
import { simulatedDecay, simulatedPlane } from './testing/simulated-decay.ts';

const experiment = (given: Partial<Experiment>): Experiment => ({
  ...{ path: 'x', title: '', program: 'zg30', nuclei: ['1H'], mhz: 500 },
  ...{ solvent: '', recordedAt: null },
  ...given,
});
const PAIRS = [
  { direct: 7.2, indirect: 128.4, height: 3 },
  { direct: 3.6, indirect: 55.2, height: 4 },
  { direct: 1.3, indirect: 21.7, height: 3 },
];
const proton = experiment({
  path: '1',
  raw: () =>
    simulatedDecay(
      PAIRS.map(({ direct }) => ({ ppm: direct, height: 3 })),
      {
        ...{ nucleus: '1H', mhz: 500, widthHz: 5000, centre: 5 },
        ...{ points: 8192, lineHz: 1, noise: 0.02 },
      },
    ),
});
const hsqc = experiment({
  path: '2',
  program: 'hsqcetgp',
  nuclei: ['1H', '13C'],
  raw: () => simulatedPlane(PAIRS, { quadrature: 'Echo-Antiecho', noise: 0.02 }),
});
const CONTEXT = { others: [proton], atoms: null };
const shiftsOf = (picked: ReturnType<PlaneByHand['pick']>) =>
  (picked!.spectrum.peaks as HsqcPeak[]).map(({ delta_h_ppm, delta_c_ppm }) => [
    delta_h_ppm,
    Math.round(delta_c_ppm),
  ]);

test('what nobody changed gives the cross peaks that reading the files gives', () => {
  const hand = handPlane(hsqc, CONTEXT)!;
  expect(hand.start).toMatchObject({ type: 'HSQC', hasDecay: true, isMagnitude: false });
  const read = spectraOf([proton, hsqc], { atoms: null }).spectra.find(
    ({ type }) => type === 'HSQC',
  );
  expect(hand.pick(hand.start.usual)).toEqual({ spectrum: read, shift: 0 });
  expect(shiftsOf(hand.pick(hand.start.usual))).toHaveLength(3);
});

test('the preset of HSQC is the automatic window, and a sharper bell still has the pairs', () => {
  const hand = handPlane(hsqc, CONTEXT)!;
  const { window } = PLANE_PRESETS.find(({ id }) => id === 'hsqc')!;
  const automatic = hand.preview(hand.start.usual);
  const chosen = hand.preview({ ...hand.start.usual, window });
  // sin² from 90° is cos², up to the last bits.
  expect(chosen.signalToNoise / automatic.signalToNoise).toBeCloseTo(1, 6);
  const sharp = { ...hand.start.usual, window: { power: 2, from: 30 } as const };
  expect(hand.preview(sharp).signalToNoise).toBeLessThan(automatic.signalToNoise);
  expect(shiftsOf(hand.pick(sharp))).toEqual(shiftsOf(hand.pick(hand.start.usual)));
});

test('zero filling sets the points of both dimensions, and the largest are kept', () => {
  const hand = handPlane(hsqc, CONTEXT)!;
  const pointsOf = (direct: number, indirect: number) =>
    hand.preview({ ...hand.start.usual, direct, indirect }).points;
  expect(pointsOf(1, 2)).toEqual([512, 128]);
  expect(pointsOf(2, 4)).toEqual([1024, 256]);
  expect(pointsOf(16, 64)).toEqual([4096, 1024]);
});

test('a phase set by hand turns the plane; what was found, set by hand, gives the same cross peaks', () => {
  const hand = handPlane(hsqc, { ...CONTEXT, moved: [{ nucleus: '1H', shift: 0.25 }] })!;
  const { usual } = hand.start;
  expect(hand.start.nuclei).toEqual({ direct: '1H', indirect: '13C' });
  expect(usual.phases).toEqual({ direct: 'automatic', indirect: 'automatic' });
  const automatic = hand.preview(usual);
  const { direct, indirect } = automatic.phases!;
  // Widths of 5000 Hz at 500 MHz and 20 000 Hz at 125.7 MHz.
  expect(direct).toMatchObject({ shift: 0.25, widthPpm: expect.closeTo(10, 6) });
  expect(indirect).toMatchObject({ shift: 0, widthPpm: expect.closeTo(159.1, 1) });
  const found = { direct: direct.used, indirect: indirect.used };
  const same = { ...usual, phases: found };
  expect(hand.preview(same).phases!.direct.used).toEqual(direct.used);
  expect(shiftsOf(hand.pick(same))).toEqual(shiftsOf(hand.pick(usual)));
  const turned = {
    ...usual,
    phases: { ...found, indirect: { ...indirect.used, zero: indirect.used.zero + 180 } },
  };
  // Half a turn: every height changes its sign, and an HSQC without editing has no pairs that point down.
  const signs = [usual, turned].map((steps) => hand.recorded(steps).processed!() as Spectrum2D);
  const [before, after] = signs.map(({ values }) => values.reduce((a, b) => a + b, 0));
  expect(after! / before!).toBeCloseTo(-1, 4);
  expect(hand.pick(turned)).toBeNull();
});

test('a magnitude has no phase to change', () => {
  const magnitude = experiment({
    ...{ path: '3', program: 'hsqcqf', nuclei: ['1H', '13C'] },
    raw: () => simulatedPlane(PAIRS, { quadrature: 'QF', noise: 0.02 }),
  });
  const hand = handPlane(magnitude, CONTEXT)!;
  expect(hand.start.isMagnitude).toBe(true);
  expect(hand.preview(hand.start.usual).phases).toBeNull();
});

test('axes that moved when the files were read are moved where the plane is shown', () => {
  const before = handPlane(hsqc, CONTEXT)!;
  const after = handPlane(hsqc, { ...CONTEXT, moved: [{ nucleus: '1H', shift: 0.25 }] })!;
  const [plain, moved] = [before, after].map((hand) => hand.preview(hand.start.usual).plane!);
  expect(moved!.across.map((ppm, k) => ppm - plain!.across[k]!)).toEqual([
    expect.closeTo(0.25, 9),
    expect.closeTo(0.25, 9),
  ]);
  expect(moved!.down).toEqual(plain!.down);
});

const REAL = new URL('../../../../shared/data/spectrometer/', import.meta.url);
describe.skipIf(!existsSync(REAL))('files of spectrometers (needs ../shared)', () => {
  const filesOf = (path: string) => {
    const bytes = new Uint8Array(readFileSync(new URL(path, REAL)));
    return [{ path, size: bytes.length, bytes: () => bytes }];
  };
  const arborinine = filesOf('nmredata/arborinine_full_assignments.zip');
  const opened = (index: number) => {
    const hand = openByHand(arborinine, { index, isFolder: false, atoms: { H: 15 }, without: [] });
    if (hand?.start.kind !== 'plane') throw new Error('This is no plane.');
    return hand as PlaneByHand;
  };

  test('the cross peaks of arborinine are those of the files until something is changed', () => {
    const { spectra, experiments } = readFiles(arborinine, { atoms: { H: 15 } });
    for (const type of ['COSY', 'HSQC', 'HMBC'] as const) {
      const index = experiments.findIndex(({ technique }) => technique === type);
      const hand = opened(index);
      const read = spectra.find(({ spectrum }) => spectrum.type === type)!.spectrum;
      expect(hand.pick(hand.start.usual)!.spectrum).toEqual(read);
    }
  });

  test('its HSQC, made of the decays with the preset window, has the pairs of the instrument', () => {
    const hand = opened(4);
    const { window } = PLANE_PRESETS.find(({ id }) => id === 'hsqc')!;
    const ours = hand.pick({ ...hand.start.usual, from: 'decay', window })!;
    expect(shiftsOf(ours)).toEqual(shiftsOf(hand.pick(hand.start.usual)));
  });

  test('cyclosporin: a squared sine bell makes the diagonal of the COSY narrower', () => {
    const hand = openByHand(filesOf('bruker/cyclosporin_cosy.zip'), {
      ...{ index: 0, isFolder: false, atoms: null, without: [] },
    }) as PlaneByHand;
    expect(hand.start).toMatchObject({ type: 'COSY', isMagnitude: true, hasDecay: true });
    const [cosy, , hmbc] = PLANE_PRESETS;
    const usual = { ...hand.start.usual, from: 'decay' } as const;
    // The automatic window of a COSY as a magnitude is the plain sine bell.
    expect(hand.preview({ ...usual, window: hmbc!.window }).signalToNoise).toBeCloseTo(
      hand.preview(usual).signalToNoise,
      3,
    );
    const peaks = hand.pick({ ...usual, window: cosy!.window })!.spectrum.peaks;
    expect(peaks.length).toBeGreaterThan(20);
  });
});
