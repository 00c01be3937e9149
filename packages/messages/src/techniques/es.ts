import type { TextsOfTechniques } from './technique-texts.ts';

export const techniques: TextsOfTechniques = {
  H1NMR: { name: 'RMN de ¹H', axis: 'δ (ppm)', peakAt: 'δ {{x}}' },
  C13NMR: { name: 'RMN de ¹³C', axis: 'δ (ppm)', peakAt: 'δ {{x}}' },
  IR: { name: 'IR', axis: 'Número de onda (cm⁻¹)', peakAt: '{{x}} cm⁻¹' },
  UVVIS: { name: 'UV-Vis', axis: 'Longitud de onda (nm)', peakAt: '{{x}} nm' },
  MS: { name: 'EM', axis: 'm/z', peakAt: 'm/z {{x}}' },
  HSQC: { name: 'HSQC', axis: 'δH (ppm)', peakAt: 'δH {{x}}' },
  HMBC: { name: 'HMBC', axis: 'δH (ppm)', peakAt: 'δH {{x}}' },
  COSY: { name: 'COSY', axis: 'δH (ppm)', peakAt: 'δH {{x}}' },
  F19NMR: { name: 'RMN de ¹⁹F', axis: 'δF (ppm)', peakAt: 'δF {{x}}' },
  P31NMR: { name: 'RMN de ³¹P', axis: 'δP (ppm)', peakAt: 'δP {{x}}' },
  NOESY: { name: 'NOESY', axis: 'δH (ppm)', peakAt: 'δH {{x}}' },
};
