import type { FileReading, FoundExperiment } from '@elucida/spectrometer/files/file-reading';
import type { H1Peak, Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { experimentsOf, NOTHING_BY_HAND, pickedOf, withByHand } from './by-hand.ts';

const PROTON: Spectrum = {
  type: 'H1NMR',
  peaks: [
    { delta_ppm: 4.02, int: 2, mult: 'q' },
    { delta_ppm: 1.16, int: 3, mult: 't' },
  ],
};
const BY_HAND: Spectrum = {
  type: 'H1NMR',
  peaks: [
    { delta_ppm: 4.12, int: 2, mult: 'q' },
    { delta_ppm: 1.26, int: 3, mult: 't' },
  ],
};
const COSY: Spectrum = { type: 'COSY', peaks: [{ delta_a_ppm: 4.02, delta_b_ppm: 1.16 }] };
const experiment = (given: Partial<FoundExperiment>): FoundExperiment => ({
  ...{ path: '1', title: '', name: '1H', technique: 'H1NMR', nuclei: ['1H'], mhz: 400 },
  ...{ solvent: '', recordedAt: null, state: 'used', outline: null, reference: null, axes: null },
  ...given,
});
const READ: FileReading = {
  spectra: [PROTON, COSY].map((spectrum) => ({ spectrum, picked: true })),
  skipped: [],
  experiments: [
    experiment({
      reference: { line: { by: 'TMS', label: 'TMS', at: 0.1, shift: -0.1 }, outcome: 'moved' },
    }),
    experiment({ path: '2', name: 'COSY', technique: 'COSY', nuclei: ['1H', '1H'] }),
  ],
};
const listsOf = (read: FileReading, shift: number) => {
  const { reading, ...lists } = withByHand(read, new Map([[0, { spectrum: BY_HAND, shift }]]));
  return { ...lists, spectra: reading.spectra.map(({ spectrum }) => spectrum) };
};

test('cross peaks go with the spectrum, by the difference to what was read', () => {
  expect(listsOf(READ, 0)).toEqual({
    moved: ['COSY'],
    stayed: [],
    spectra: [BY_HAND, { type: 'COSY', peaks: [{ delta_a_ppm: 4.12, delta_b_ppm: 1.26 }] }],
  });
  expect(listsOf(READ, -0.1)).toEqual({ moved: [], stayed: [], spectra: [BY_HAND, COSY] });
});

test('an axis that did not agree as recorded stays', () => {
  const [proton, cosy] = READ.experiments;
  const experiments = [proton!, { ...cosy!, axes: { moved: [], stayed: ['1H'] } }];
  expect(listsOf({ ...READ, experiments }, 0)).toMatchObject({
    moved: [],
    stayed: ['COSY'],
    spectra: [BY_HAND, COSY],
  });
});

test('chosen scans of a run take its place; other runs and spectra without one stay', () => {
  const mass = (m_z: number): Spectrum => ({ type: 'MS', peaks: [{ m_z }] });
  const scan = (retentionS: number) => ({ of: 9, retentionS });
  const runs = [mass(43), mass(58)].map((spectrum, k) => ({
    spectrum,
    picked: false,
    scan: scan(k),
  }));
  const read = { ...READ, spectra: [...READ.spectra, { ...runs[0]!, scan: undefined }, ...runs] };
  const chosen = {
    ...scan(7),
    chosen: { first: 8, last: 8, averaged: 1, untilS: 7 },
  };
  const taken = [
    {
      index: 1,
      steps: { first: 7, last: 7 },
      picked: { spectrum: mass(91), shift: 0, scan: chosen },
    },
  ];
  const { reading, moved, stayed } = withByHand(read as FileReading, pickedOf(taken));
  expect([moved, stayed]).toEqual([[], []]);
  expect(reading.spectra.map(({ spectrum }) => spectrum)).toEqual([
    ...[PROTON, COSY],
    ...[mass(43), mass(43), mass(91)],
  ]);
  expect(reading.spectra.at(-1)?.scan).toBe(chosen);
  // Places of runs are none of experiments.
  expect(experimentsOf(taken)).toEqual([]);
});

test('without anything by hand, and where the experiment is not used, the reading stays', () => {
  expect(withByHand(READ, NOTHING_BY_HAND).reading).toEqual(READ);
  const experiments = READ.experiments.map((each) => ({ ...each, state: 'excluded' as const }));
  expect(listsOf({ ...READ, experiments }, 0).spectra).toEqual([PROTON, COSY]);
});

test('a spectrum that is moved twice takes its cross peaks along by the difference', () => {
  const further = {
    ...BY_HAND,
    peaks: BY_HAND.peaks.map((peak) => ({ ...peak, delta_ppm: (peak as H1Peak).delta_ppm + 0.3 })),
  } as Spectrum;
  const twice = withByHand(READ, [
    [0, { spectrum: BY_HAND, shift: 0 }],
    [0, { spectrum: further, shift: 0.3 }],
  ]);
  expect(twice.moved).toEqual(['COSY']);
  expect(twice.reading.spectra[1]!.spectrum.peaks).toEqual([
    { delta_a_ppm: 4.42, delta_b_ppm: 1.56 },
  ]);
});

test('DEPT and planes take the place of their lists, and move no other', () => {
  const typed: Spectrum = { type: 'C13NMR', peaks: [{ delta_ppm: 60.4, carbon_type: 'CH2' }] };
  const carbon: Spectrum = { type: 'C13NMR', peaks: [{ delta_ppm: 60.4 }] };
  const hsqc: Spectrum = { type: 'HSQC', peaks: [{ delta_h_ppm: 4.12, delta_c_ppm: 60.4 }] };
  const picked: Spectrum = { type: 'HSQC', peaks: [{ delta_h_ppm: 4.13, delta_c_ppm: 60.4 }] };
  const read: FileReading = {
    ...READ,
    spectra: [carbon, hsqc].map((spectrum) => ({ spectrum, picked: true })),
    experiments: [
      experiment({ name: 'DEPT-135', technique: null, nuclei: ['13C'] }),
      experiment({ name: 'HSQC', technique: 'HSQC', nuclei: ['1H', '13C'] }),
    ],
  };
  // The shift is that of the ¹³C spectrum, which moved when the files were read.
  const { reading, moved } = withByHand(read, [
    [0, { spectrum: typed, shift: 0.4 }],
    [1, { spectrum: picked, shift: 0 }],
  ]);
  expect(moved).toEqual([]);
  expect(reading.spectra.map(({ spectrum }) => spectrum)).toEqual([typed, picked]);
});
