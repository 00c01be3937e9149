import { expect, test } from 'vitest';
import type { Spectrum } from '../spectrum.ts';
import type { Assigned } from './assigned-signals.ts';
import { siText } from './si-text.ts';

/** 4-Fluoroacetophenone, CC(=O)c1ccc(F)cc1, with the atoms in the order of this SMILES. */
const SPECTRA: readonly Spectrum[] = [
  {
    type: 'H1NMR',
    metadata: { frequency_mhz: 400, solvent: 'CDCl3' },
    peaks: [
      { delta_ppm: 7.98, int: 2, mult: 'dd', j_hz: [8.8, 5.4] },
      { delta_ppm: 7.13, int: 2, mult: 't', j_hz: [8.6], assignment: 'ArH' },
      { delta_ppm: 2.59, int: 3, mult: 's' },
    ],
  },
  { type: 'C13NMR', peaks: [{ delta_ppm: 196.5 }, { delta_ppm: 131 }, { delta_ppm: 26.5 }] },
  { type: 'C13NMR', peaks: [{ delta_ppm: 1 }] },
  { type: 'F19NMR', peaks: [{ delta_ppm: -105.3, int: 1, mult: 'm' }] },
  { type: 'IR', metadata: { phase: 'film' }, peaks: [{ wavenumber_cm1: 1685, intensity: 's' }] },
  { type: 'MS', peaks: [] },
];
const ASSIGNED: readonly Assigned[] = [
  { technique: 'H1NMR', peak: 0, atoms: [4, 9] },
  { technique: 'H1NMR', peak: 1, atoms: [5, 8] },
  { technique: 'H1NMR', peak: 2, atoms: [0] },
  { technique: 'C13NMR', peak: 0, atoms: [1] },
  { technique: 'C13NMR', peak: 1, atoms: [9, 4] },
  { technique: 'F19NMR', peak: 0, atoms: [7] },
];

test('one technique a line, signals with their atoms; a person’s own words stay', () =>
  expect(
    siText({
      name: "4'-fluoroacetophenone",
      formula: 'C8H7FO',
      spectra: SPECTRA,
      assigned: ASSIGNED,
    }),
  ).toBe(
    [
      "4'-fluoroacetophenone, C8H7FO.",
      '1H NMR (400 MHz, CDCl3) δ 7.98 (dd, J = 8.8, 5.4 Hz, 2H, H5/10), 7.13 (t, J = 8.6 Hz, 2H, ArH), ' +
        '2.59 (s, 3H, H1).',
      '13C NMR δ 196.5 (C2), 131.0 (C5/10), 26.5.',
      '19F NMR δ −105.3 (m, 1F, F8).',
      'IR (film) ν 1685 (s) cm⁻¹.',
      '',
    ].join('\n'),
  ));

test('without an answer: the lists alone, under the formula', () =>
  expect(
    siText({ name: null, formula: 'C8H7FO', spectra: SPECTRA.slice(3, 4), assigned: [] }),
  ).toBe('C8H7FO.\n19F NMR δ −105.3 (m, 1F).\n'));
