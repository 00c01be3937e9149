import type { TextsOfTechniques } from './technique-texts.ts';

export const techniques: TextsOfTechniques = {
  H1NMR: { name: '¹H EMN', axis: 'δ (ppm)', peakAt: 'δ {{x}}' },
  C13NMR: { name: '¹³C EMN', axis: 'δ (ppm)', peakAt: 'δ {{x}}' },
  IR: { name: 'IG', axis: 'Uhin-zenbakia (cm⁻¹)', peakAt: '{{x}} cm⁻¹' },
  UVVIS: { name: 'UM-Ikus', axis: 'Uhin-luzera (nm)', peakAt: '{{x}} nm' },
  MS: { name: 'MS', axis: 'm/z', peakAt: 'm/z {{x}}' },
  HSQC: { name: 'HSQC', axis: 'δH (ppm)', peakAt: 'δH {{x}}' },
  HMBC: { name: 'HMBC', axis: 'δH (ppm)', peakAt: 'δH {{x}}' },
  COSY: { name: 'COSY', axis: 'δH (ppm)', peakAt: 'δH {{x}}' },
  F19NMR: { name: '¹⁹F EMN', axis: 'δF (ppm)', peakAt: 'δF {{x}}' },
  P31NMR: { name: '³¹P EMN', axis: 'δP (ppm)', peakAt: 'δP {{x}}' },
  NOESY: { name: 'NOESY', axis: 'δH (ppm)', peakAt: 'δH {{x}}' },
};
