import { expect, test } from 'vitest';
import { writeNotation } from '../notation/write-notation.ts';
import { nameNuclei } from './name-nuclei.ts';
import { readSection } from './read-section.ts';

const written = (text: string) => readSection(text).spectra.map((one) => writeNotation(one));

/** Ethyl 4-methoxybenzoate, with couplings to the hertz, as instruments of 60 to 100 MHz gave them. */
const PROTONS =
  '1.37 (t, J = 7.0 Hz, 3H), 3.85 (s, 3H), 4.34 (q, J = 7.0 Hz, 2H), ' +
  '6.91 (d, J = 9.0 Hz, 2H), 7.99 (d, J = 9.0 Hz, 2H)';
const JAPANESE =
  '1.37 (3H, t, J=7Hz), 3.85 (3H, s), 4.34 (2H, q, J=7Hz), 6.91 (2H, d, J=9Hz), 7.99 (2H, d, J=9Hz)';
const ACS_1970 =
  '1.37 (t, J = 7 Hz, 3), 3.85 (s, 3), 4.34 (q, J = 7 Hz, 2), 6.91 (d, J = 9 Hz, 2), 7.99 (d, J = 9 Hz, 2)';

test.each([
  [`NMR (CDCl3) δ: ${JAPANESE}`, '(CDCl3) '],
  [`NMR(90MHz, CDCl3, δ): ${JAPANESE.replaceAll(', ', ',')}`, '(90 MHz, CDCl3) '],
  [`NMR δ(CDCl3): ${JAPANESE}.`, '(CDCl3) '],
  [`N.M.R. (CDCl3) δ ${JAPANESE.replaceAll('=', ' ')}`, '(CDCl3) '],
  [`NMR spectrum (CDCl3) δppm: ${JAPANESE}`, '(CDCl3) '],
  [`nmr (CDCl3): δ ${ACS_1970}`, '(CDCl3) '],
  [`nmr (60 MHz, CCl4) ${ACS_1970}; anal. found`, '(60 MHz, CCl4) '],
  [`PMR (CDCl3, 60 MHz): δ ${PROTONS}`, '(60 MHz, CDCl3) '],
  [`P.M.R. (CDCl3) δ ${PROTONS.replaceAll('), ', '); ')}`, '(CDCl3) '],
  [`H NMR (CDCl3) δ ${PROTONS}`, '(CDCl3) '],
  [`Proton NMR (CDCl3): ${PROTONS}`, '(CDCl3) '],
  [`RMN (CDCl3) δ: ${JAPANESE}`, '(CDCl3) '],
  [`δH ${JAPANESE}`, ''],
  [`δH (400 MHz, CDCl3) ${JAPANESE}`, '(400 MHz, CDCl3) '],
])('%s', (text, conditions) => expect(written(text)).toEqual([`1H NMR ${conditions}δ ${PROTONS}`]));

test.each([
  'NMR (CDCl3) δ 166.4, 163.3, 131.6, 60.7, 55.4, 14.4',
  'CMR (CDCl3) δ 166.4, 163.3, 131.6, 60.7, 55.4, 14.4',
  'Carbon NMR (CDCl3): δ 166.4; 163.3; 131.6; 60.7; 55.4; 14.4',
])('%s', (text) =>
  expect(written(text)).toEqual(['13C NMR (CDCl3) δ 166.4, 163.3, 131.6, 60.7, 55.4, 14.4']),
);

test('a section of an older paper is cut at its headings', () => {
  const { spectra, title, formula } = readSection(
    `Ethyl 4-methoxybenzoate (3): Colorless oil. ir (CHCl3) 1712, 1606 cm-1. NMR (CDCl3) δ: ${JAPANESE}. ` +
      'Anal. Calcd for C10H12O3: C, 66.65; H, 6.71. Found: C, 66.52; H, 6.80.',
  );
  expect([title, formula?.hill, ...spectra.map((one) => writeNotation(one))]).toEqual([
    'Ethyl 4-methoxybenzoate',
    'C10H12O3',
    'IR (CHCl3) ν 1712, 1606 cm⁻¹',
    `1H NMR (CDCl3) δ ${PROTONS}`,
  ]);
});

test.each([
  '1H NMR (400 MHz, CDCl3) δ 1.37 (t, 3H)',
  '13C{1H} NMR (101 MHz, CDCl3) δ 14.4, 55.4',
  '¹⁹F-NMR (376 MHz) δ -62.1 (s, 3F)',
  'RMN-1H (CDCl3) δ 1.37 (t, 3H)',
  'RMN de 13C (CDCl3) δ 14.4, 55.4',
  'The NMR spectrum was that of the literature (ref 3, 4)',
  'NMR (CDCl3) τ 2.0 (2H, d, J 9 Hz), 8.63 (3H, t, J 7 Hz)',
])('%s stays as it is', (text) => expect(nameNuclei(text)).toBe(text));

test('the ion behind its intensity is that of the peak before it', () =>
  expect(written('MS (EI, 70 eV): m/z (%) = 180 (35) [M]+, 152 (20), 135 (100) .')).toEqual([
    'MS (EI) m/z (%) 180 (35, [M]+), 152 (20), 135 (100)',
  ]));

test('100,000 characters of headings are read in one go', { timeout: 2000 }, () => {
  expect(nameNuclei('NMR ( '.repeat(16_000)).length).toBe(96_000);
});
