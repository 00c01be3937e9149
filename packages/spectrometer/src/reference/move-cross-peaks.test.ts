import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { moveCrossPeaks } from './move-cross-peaks.ts';

/** Ethyl acetate. */
const HSQC: Spectrum = {
  type: 'HSQC',
  peaks: [
    { delta_h_ppm: 4.12, delta_c_ppm: 60.4 },
    { delta_h_ppm: 2.04, delta_c_ppm: 21 },
  ],
  plane: {
    ...{ across: [10, 0], down: [160, 0], columns: 2, rows: 2, low: 1, high: 2, noise: 1 },
    heights: '',
  },
};
const COSY: Spectrum = { type: 'COSY', peaks: [{ delta_a_ppm: 4.12, delta_b_ppm: 1.26 }] };
const PROTON: Spectrum = { type: 'H1NMR', peaks: [{ delta_ppm: 4.12, int: 2, mult: 'q' }] };
const ALL = [PROTON, HSQC, COSY];
const HYDROGENS = { nucleus: '1H', by: -0.1, signals: [4.12, 2.04, 1.26], without: [] };

test('cross peaks along the axis move, and the plane with them', () => {
  const { spectra, moved, stayed } = moveCrossPeaks(ALL, HYDROGENS);
  expect([moved, stayed]).toEqual([['HSQC', 'COSY'], []]);
  expect(spectra[0]).toBe(PROTON);
  expect(spectra[1]).toMatchObject({
    peaks: [
      { delta_h_ppm: 4.02, delta_c_ppm: 60.4 },
      { delta_h_ppm: 1.94, delta_c_ppm: 21 },
    ],
    plane: { across: [9.9, -0.1], down: [160, 0] },
  });
  expect(spectra[2]!.peaks).toEqual([{ delta_a_ppm: 4.02, delta_b_ppm: 1.16 }]);
});

test('of another nucleus they stay, and are not named', () => {
  const carbon = { nucleus: '13C', by: 0.5, signals: [60.4, 21], without: [] };
  const { spectra, moved, stayed } = moveCrossPeaks(ALL, carbon);
  expect([moved, stayed]).toEqual([['HSQC'], []]);
  expect(spectra[2]).toBe(COSY);
});

test('those that lie elsewhere, and those whose axis does not go along, stay and are named', () => {
  const far = { ...HYDROGENS, signals: [4.32, 2.24, 1.46] };
  expect(moveCrossPeaks(ALL, far)).toMatchObject({ moved: [], stayed: ['HSQC', 'COSY'] });
  expect(moveCrossPeaks(ALL, { ...HYDROGENS, without: ['HSQC'] })).toMatchObject({
    moved: ['COSY'],
    stayed: ['HSQC'],
  });
});

test('nothing moves by nothing', () => {
  expect(moveCrossPeaks(ALL, { ...HYDROGENS, by: 0 })).toEqual({
    spectra: ALL,
    moved: [],
    stayed: [],
  });
});
