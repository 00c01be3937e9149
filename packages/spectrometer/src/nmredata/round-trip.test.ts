import type { Assigned } from '@elucida/spectra/export/assigned-signals';
import { nmredataText } from '@elucida/spectra/export/nmredata-text';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { readFiles } from '../read-files.ts';
import { readNmredata } from './read-nmredata.ts';

const MOLFILE = 'ethyl acetate\n  x\n\n  6  5  0  0  0  0            999 V2000\nM  END\n';
/** Ethyl acetate, CCOC(C)=O. */
const SPECTRA: readonly Spectrum[] = [
  {
    type: 'H1NMR',
    metadata: { frequency_mhz: 400.13, solvent: 'CDCl3' },
    peaks: [
      { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
      { delta_ppm: 2.05, int: 3, mult: 's' },
      { delta_ppm: 1.26, int: 3, mult: 't', j_hz: [7.1] },
    ],
  },
  {
    type: 'C13NMR',
    metadata: { solvent: 'CDCl3' },
    peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 60.4 }, { delta_ppm: 21 }, { delta_ppm: 14.2 }],
  },
  {
    type: 'HSQC',
    peaks: [
      { delta_h_ppm: 4.12, delta_c_ppm: 60.41 },
      { delta_h_ppm: 2.05, delta_c_ppm: 21.02 },
    ],
  },
  {
    type: 'HMBC',
    peaks: [
      { delta_h_ppm: 4.12, delta_c_ppm: 171.1 },
      { delta_h_ppm: 5, delta_c_ppm: 99 },
    ],
  },
  { type: 'COSY', peaks: [{ delta_a_ppm: 4.12, delta_b_ppm: 1.26 }] },
];
const ASSIGNED: readonly Assigned[] = [
  { technique: 'H1NMR', peak: 0, atoms: [1] },
  { technique: 'H1NMR', peak: 1, atoms: [4] },
  { technique: 'H1NMR', peak: 2, atoms: [0] },
  { technique: 'C13NMR', peak: 0, atoms: [3] },
  { technique: 'C13NMR', peak: 1, atoms: [1] },
  { technique: 'C13NMR', peak: 2, atoms: [4] },
];
const TEXT = nmredataText({ molfile: MOLFILE, spectra: SPECTRA, assigned: ASSIGNED });

test('a record has its structure, its assignment and correlations by labels', () => {
  expect(TEXT.startsWith(MOLFILE)).toBe(true);
  expect(TEXT).toContain(
    '>  <NMREDATA_ASSIGNMENT>\nH2, 4.12, H2\\\nH5, 2.05, H5\\\nH1, 1.26, H1\\\nC4, 171.1, 4\\\n',
  );
  expect(TEXT).toContain('>  <NMREDATA_1D_1H>\nLarmor=400.13\\\n4.12, S=q, J=7.1, N=2, L=H2\\\n');
  expect(TEXT).toContain('>  <NMREDATA_2D_13C_NJ_1H>\nCorrType=HMBC\\\nC4/H2\\\n99/5\\\n');
  expect(TEXT.endsWith('$$$$\n')).toBe(true);
});

test('what was written is read again', () => {
  const read = readNmredata(TEXT);
  expect(read.map(({ type, peaks }) => [type, peaks.length])).toEqual(
    SPECTRA.map(({ type, peaks }) => [type, peaks.length]),
  );
  expect(read[0]!.peaks[0]).toMatchObject({ delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] });
  // A correlation is read at the shift of the signal that it belongs to.
  expect(read.find(({ type }) => type === 'HSQC')!.peaks).toEqual([
    { delta_h_ppm: 4.12, delta_c_ppm: 60.4 },
    { delta_h_ppm: 2.05, delta_c_ppm: 21 },
  ]);
});

test('it opens as a file of spectra', () => {
  const bytes = new TextEncoder().encode(TEXT);
  const { spectra, skipped } = readFiles([
    { path: 'ethyl-acetate.nmredata.sdf', size: bytes.length, bytes: () => bytes },
  ]);
  expect(skipped).toEqual([]);
  expect(spectra.map(({ spectrum }) => spectrum.type)).toEqual([
    'H1NMR',
    'C13NMR',
    'HSQC',
    'HMBC',
    'COSY',
  ]);
});
