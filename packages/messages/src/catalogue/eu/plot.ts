import type { plot as english } from '../en/plot.ts';

export const plot: typeof english = {
  axis: { H1NMR: 'δ (ppm)', C13NMR: 'δ (ppm)', IR: 'Uhin-zenbakia (cm⁻¹)', UVVIS: 'Uhin-luzera (nm)', MS: 'm/z' },
  label: 'Espektroa: {{technique}}',
  help: 'Ezker eta eskuin geziek gailurrez gailur eramaten zaituzte.',
  transmittance: 'Transmitantzia',
  doubled: 'Hatz-marka ×2',
  empty: 'Oraindik ez dago gailurrik.',
  count_one: 'gailur {{count}}',
  count_other: '{{count}} gailur',
  observed: 'behatua',
  predicted: 'iragarria',
  mismatch: 'ez dator bat',
  missing: 'behatu gabea',
  table: 'Ikusi taula gisa',
  columns: { atoms: 'Atomoak', position: 'Kokapena', details: 'Xehetasunak', predicted: 'Iragarria', difference: 'Aldea', agreement: 'Bat-etortzea' },
  agreement: { for: 'bat dator', neutral: 'neutroa', against: 'ez dator bat', none: 'alderatu gabe' },
  peakAt: { H1NMR: 'δ {{x}}', C13NMR: 'δ {{x}}', IR: '{{x}} cm⁻¹', UVVIS: '{{x}} nm', MS: 'm/z {{x}}' },
  predictedAt: 'iragarria {{x}}',
  predictedWithin: 'iragarria {{x}} ± {{sd}}',
  protons: '{{n}}H',
  current: '{{index}}. gailurra, {{total}} guztira',
};
