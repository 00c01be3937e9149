import type { AssignedProduct } from './natural-product.ts';

/**
 * Strychnine. The source prints a coupling for each pair of hydrogens; a multiplicity is the number of those of
 * 0.9 Hz and more. Both hydrogens of C-17 are at 1.890 ppm.
 */
export const STRYCHNINE: AssignedProduct = {
  name: 'strychnine',
  formula: 'C21H22N2O2',
  smiles: 'O=C1CC2OCC=C3CN4CCC56c7ccccc7N1C5C2C3CC46',
  source:
    'S. Berger, S. Braun, 200 and More NMR Experiments: A Practical Course, as etc/molecules/strychnine.m of ' +
    'Spinach states it (spindynamics.org)',
  isInTraining: true,
  carbons: [
    { atoms: [1], c: 169.28 },
    { atoms: [18], c: 142.23 },
    { atoms: [7], c: 140.45 },
    { atoms: [13], c: 132.72 },
    {
      atoms: [16],
      c: 128.56,
      h: [{ delta_ppm: 7.255, int: 1, mult: 'ddd', j_hz: [7.9, 7.44, 1.08] }],
    },
    {
      atoms: [6],
      c: 127.34,
      h: [{ delta_ppm: 5.915, int: 1, mult: 'ddd', j_hz: [7, 6.1, 1.79] }],
    },
    {
      atoms: [15],
      c: 124.2,
      h: [{ delta_ppm: 7.098, int: 1, mult: 'ddd', j_hz: [7.49, 7.44, 0.98] }],
    },
    { atoms: [14], c: 122.26, h: [{ delta_ppm: 7.167, int: 1, mult: 'dd', j_hz: [7.49, 1.08] }] },
    { atoms: [17], c: 116.23, h: [{ delta_ppm: 8.092, int: 1, mult: 'dd', j_hz: [7.9, 0.98] }] },
    {
      atoms: [3],
      c: 76.85,
      h: [{ delta_ppm: 4.288, int: 1, mult: 'ddd', j_hz: [8.47, 3.34, 3.3] }],
    },
    {
      atoms: [5],
      c: 64.6,
      h: [
        { delta_ppm: 4.148, int: 1, mult: 'dd', j_hz: [13.8, 7] },
        { delta_ppm: 4.066, int: 1, mult: 'dd', j_hz: [13.8, 6.1] },
      ],
    },
    { atoms: [24], c: 60.28, h: [{ delta_ppm: 3.963, int: 1, mult: 'dd', j_hz: [4.33, 2.42] }] },
    { atoms: [20], c: 60.1, h: [{ delta_ppm: 3.86, int: 1, mult: 'd', j_hz: [10.41] }] },
    {
      atoms: [8],
      c: 52.68,
      h: [
        { delta_ppm: 3.716, int: 1, mult: 'ddd', j_hz: [14.8, 1.79, 1.61] },
        { delta_ppm: 2.745, int: 1, mult: 'd', j_hz: [14.8] },
      ],
    },
    { atoms: [12], c: 51.96 },
    {
      atoms: [10],
      c: 50.35,
      h: [
        { delta_ppm: 3.219, int: 1, mult: 'ddd', j_hz: [13.9, 5.5, 3.2] },
        { delta_ppm: 2.878, int: 1, mult: 'ddd', j_hz: [13.9, 10.7, 7.2] },
      ],
    },
    {
      atoms: [21],
      c: 48.22,
      h: [{ delta_ppm: 1.276, int: 1, mult: 'ddd', j_hz: [10.41, 3.3, 3.29] }],
    },
    { atoms: [11], c: 42.85, h: [{ delta_ppm: 1.89, int: 2, mult: 'm' }] },
    {
      atoms: [2],
      c: 42.48,
      h: [
        { delta_ppm: 3.132, int: 1, mult: 'dd', j_hz: [17.34, 3.34] },
        { delta_ppm: 2.67, int: 1, mult: 'dd', j_hz: [17.34, 8.47] },
      ],
    },
    {
      atoms: [22],
      c: 31.6,
      h: [{ delta_ppm: 3.15, int: 1, mult: 'dddd', j_hz: [4.11, 3.29, 1.96, 1.61] }],
    },
    {
      atoms: [23],
      c: 26.84,
      h: [
        { delta_ppm: 2.36, int: 1, mult: 'ddd', j_hz: [14.35, 4.33, 4.11] },
        { delta_ppm: 1.462, int: 1, mult: 'ddd', j_hz: [14.35, 2.42, 1.96] },
      ],
    },
  ],
};
