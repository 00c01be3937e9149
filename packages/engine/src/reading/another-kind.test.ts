import { OTHER_NUCLEI } from '@elucida/spectra/testing/other-nuclei';
import { expect, test } from 'vitest';
import { namesAnotherKind, type PlotWords } from './another-kind.ts';

const words = (axis: string, heading = '', vertical = '') => ({ axis, heading, vertical });

test.each<readonly [string, PlotWords]>([
  ['a chromatogram', words('Retention time (min)', '', 'mAU')],
  ['one in Spanish', words('Tiempo de retención (min)')],
  ['a gas chromatogram', words('Time (min)', 'GC-FID')],
  ['a diffractogram', words('2-theta (degree)')],
  ['a thermogram', words('Temperature (°C)', '', 'Weight (%)')],
  ['a calorimetric curve in Basque', words('Tenperatura (°C)')],
  ['prices', words('Date', 'ACME Corp.')],
  ['Raman', words('Raman shift (cm-1)')],
  ['Raman by its height', words('Wavenumber (cm-1)', '', 'Raman intensity')],
  ['emission', words('Wavelength (nm)', '', 'Fluorescence intensity (a.u.)')],
  ...OTHER_NUCLEI.flatMap((nucleus): [string, PlotWords][] => [
    [`${nucleus}, decoupled`, words('δ (ppm)', `${nucleus}{1H} NMR (162 MHz, CDCl3)`)],
    [nucleus, words('Chemical shift (ppm)', `${nucleus} NMR`)],
  ]),
  ['a plot of two shifts', words('f2 (ppm)', '', 'f1 (ppm)')],
  ['HSQC', words('1H (ppm)', 'HSQC of sample 4')],
  ['a voltammogram', words('Potential (V vs. Ag/AgCl)')],
  ['a calibration', words('Concentration (mg/mL)', '', 'Absorbance')],
])('%s is another kind', (_, seen) => {
  expect(namesAnotherKind(seen)).toBe(true);
});

test.each([
  ['¹H', words('f1 (ppm)', '1H NMR (400 MHz, CDCl3)')],
  ['¹³C, decoupled', words('Chemical shift (ppm)', '13C{1H} NMR')],
  ['infrared', words('Wavenumber (cm-1)', 'Sample: caffeine 2023-05-11', 'Transmittance (%)')],
  ['ultraviolet', words('Wavelength (nm)', '', 'Absorbance')],
  ['a mass spectrum with its time', words('m/z', 'RT 5.31 min, EI 70 eV', 'Relative abundance')],
  ['a caption', words('f1 (ppm) Figure 3. Recorded at room temperature', '')],
  ['no words', words('')],
])('%s is not', (_, seen) => {
  expect(namesAnotherKind(seen)).toBe(false);
});
