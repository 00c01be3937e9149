import type { FileReading, FoundExperiment } from '@elucida/spectrometer/files/file-reading';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { NOTHING_BY_HAND, withByHand } from './by-hand.ts';

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

test('without anything by hand, and where the experiment is not used, the reading stays', () => {
  expect(withByHand(READ, NOTHING_BY_HAND).reading).toEqual(READ);
  const experiments = READ.experiments.map((each) => ({ ...each, state: 'excluded' as const }));
  expect(listsOf({ ...READ, experiments }, 0).spectra).toEqual([PROTON, COSY]);
});
