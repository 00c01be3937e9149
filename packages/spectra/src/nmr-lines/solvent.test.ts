import type { Spectrum } from '../spectrum.ts';
import { expect, test } from 'vitest';
import { solventOf } from './solvent.ts';

const spectra = (solvent: string, ...carbons: number[]): Spectrum[] => [
  { type: 'H1NMR', metadata: { solvent }, peaks: [{ delta_ppm: 2.1, int: 3 }] },
  { type: 'C13NMR', metadata: { solvent }, peaks: carbons.map((delta_ppm) => ({ delta_ppm })) },
];

test('the septet of DMSO outweighs the CDCl₃ that a form fills in', () => {
  expect(
    solventOf(spectra('CDCl3', 167.5, 153.1, 40.1, 39.9, 39.7, 39.5, 39.3, 39.1, 38.9, 23.7)),
  ).toBe('dmso');
});

test('a long alkyl chain is not a septet of acetone, and three lines decide nothing', () => {
  expect(
    solventOf(
      spectra(
        'CDCl3',
        63.1,
        32.8,
        31.9,
        29.7,
        29.6,
        29.5,
        29.4,
        29.3,
        29.2,
        29.1,
        25.7,
        22.7,
        14.1,
      ),
    ),
  ).toBe('chloroform');
  expect(solventOf(spectra('DMSO-d6', 128.3, 128.06, 127.8))).toBe('dmso');
});
