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
  ...['19F', '31P', '11B', '29Si'].flatMap((nucleus): [string, PlotWords][] => [
    [`${nucleus}, decoupled`, words('δ (ppm)', `${nucleus}{1H} NMR (162 MHz, CDCl3)`)],
    [nucleus, words('Chemical shift (ppm)', `${nucleus} NMR`)],
  ]),
  ['a plot of two shifts', words('f2 (ppm)', '', 'f1 (ppm)')],
  ['HSQC', words('1H (ppm)', 'HSQC of sample 4')],
  ['a voltammogram', words('Potential (V vs. Ag/AgCl)')],
  ['a calibration', words('Concentration (mg/mL)', '', 'Absorbance')],
  ['emission', words('Wavelength (nm)', '', 'Emission intensity')],
  ['emission by its axis', words('Emission wavelength (nm)')],
  ['circular dichroism', words('Wavelength (nm)', '', 'CD (mdeg)')],
  ['ellipticity in Spanish', words('Longitud de onda (nm)', '', 'Elipticidad')],
  ['electron resonance', words('Magnetic field (mT)', '', "dχ''/dB")],
  ['electron resonance in gauss', words('Field [G]')],
  ['photoelectrons', words('Binding energy (eV)')],
  ['a decay', words('t / ns', '', 'Counts')],
  ['phosphorus with its braces misread', words('ppm', '31P(1H} NMR')],
  ['fluorine with a misread one', words('ppm', 'l9F NMR')],
  ['deuterium', words('ppm', '2H NMR (61 MHz)')],
  ['aluminium in the plot', { ...words('f1 (ppm)'), inside: '27AI MAS NMR' }],
  ['a titration', words('V (mL)', '', 'pH')],
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
  ['numbers misread next to a title', words('Wavenumber / cm-1', '', 'Absorbance > pl N')],
  ['phenyl in a caption', words('f1 (ppm) 1H NMR of PhCH2OH, Ph = phenyl')],
  ['fluorescein', words('Wavelength (nm)', 'Fluorescein in water', 'Absorbance')],
  ['fluorine decoupled', words('ppm', '1H{19F} NMR')],
  ['shifts printed in the plot', { ...words('ppm', '13C NMR'), inside: '11B 31P 19F' }],
])('%s is not', (_, seen) => {
  expect(namesAnotherKind(seen)).toBe(false);
});
