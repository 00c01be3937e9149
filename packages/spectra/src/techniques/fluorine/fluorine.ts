import { heteroTechnique } from '../hetero-technique.ts';

/**
 * ¹⁹F NMR: positions in ppm against CFCl₃. Ranges: W. R. Dolbier, Guide to Fluorine NMR for Organic Chemists,
 * 2nd ed., Wiley 2016; fluorine on other elements than carbon lies beyond the usual range.
 */
export const fluorine = heteroTechnique({
  type: 'F19NMR',
  element: 'F',
  mass: '19',
  key: 'f19',
  example: '−62.8 (s, 3F), −113.4 (tt, J = 8.6, 5.4 Hz, 1F)',
  title: '19F NMR (ppm)',
  frequency: '376',
  usual: [0, -200],
  allowed: [-300, 300],
  codes: {
    range: 'f19_delta_range',
    integral: 'f19_integral_positive',
    multiplicity: 'f19_multiplicity',
  },
});
