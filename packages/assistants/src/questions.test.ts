import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { PEAK_FIELDS } from '@elucida/spectra/techniques/fields';
import { expect, test } from 'vitest';
import { readSpectra, SPECTRA_FIELDS } from './questions.ts';

test('the description names the fields of every technique as they are read', () => {
  const { description = '' } = SPECTRA_FIELDS.spectra;
  for (const type of SPECTRUM_TYPES) {
    expect(description).toContain(type);
    for (const { name } of PEAK_FIELDS[type]) expect(description).toContain(name);
  }
});

test('peaks without a position are an error that names its field', () => {
  const ms = { type: 'MS', peaks: [{ mz: 43, rel_int: 100 }, { m_z: 88 }] };
  expect(() => readSpectra({ spectra: [ms] })).toThrow(
    'spectra.0.peaks: 1 of 2 have no position (“m_z”).',
  );
});

test('fields that nothing reads are named, and conditions next to the peaks are read', () => {
  const { spectra, notes } = readSpectra({
    spectra: [
      { type: 'H1NMR', solvent: 'CDCl3', peaks: [{ delta_ppm: 2.04, multiplicity: 's', int: 3 }] },
    ],
    section: '13C NMR (101 MHz, CDCl3) δ 171.1, 60.4, 21.0, 14.2.',
  });
  expect(spectra).toMatchObject([
    { type: 'H1NMR', metadata: { solvent: 'CDCl3' } },
    { type: 'C13NMR', metadata: { solvent: 'CDCl3' } },
  ]);
  expect(notes).toEqual(['not used (no such field): spectra.0.peaks.0.multiplicity']);
});
