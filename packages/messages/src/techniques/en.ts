import type { TextsOfTechniques } from './technique-texts.ts';

export const techniques: TextsOfTechniques = {
  H1NMR: { name: '¹H NMR', axis: 'δ (ppm)', peakAt: 'δ {{x}}' },
  C13NMR: { name: '¹³C NMR', axis: 'δ (ppm)', peakAt: 'δ {{x}}' },
  IR: { name: 'IR', axis: 'Wavenumber (cm⁻¹)', peakAt: '{{x}} cm⁻¹' },
  UVVIS: { name: 'UV-Vis', axis: 'Wavelength (nm)', peakAt: '{{x}} nm' },
  MS: { name: 'MS', axis: 'm/z', peakAt: 'm/z {{x}}' },
};
