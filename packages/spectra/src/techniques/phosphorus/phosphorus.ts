import { heteroTechnique } from '../hetero-technique.ts';

/**
 * ³¹P NMR: positions in ppm against 85 % H₃PO₄. Range: S. Berger, S. Braun, H.-O. Kalinowski, NMR-Spektroskopie
 * von Nichtmetallen, vol. 3, Thieme 1993.
 */
export const phosphorus = heteroTechnique({
  type: 'P31NMR',
  element: 'P',
  mass: '31',
  key: 'p31',
  example: '29.4 (s), −5.2 (d, J = 45.0 Hz)',
  title: '31P NMR (ppm)',
  frequency: '162',
  usual: [250, -250],
  allowed: [-500, 500],
  codes: {
    range: 'p31_delta_range',
    integral: 'p31_integral_positive',
    multiplicity: 'p31_multiplicity',
  },
});
