import type { ListedProduct } from './natural-product.ts';

const hc = (pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([delta_h_ppm, delta_c_ppm]) => ({ delta_h_ppm, delta_c_ppm }));

/**
 * Rutin in DMSO-d₆ at 400 MHz: what this program picks in the five decays as recorded, referenced to the solvent.
 * Water (3.33 ppm) and signals that overlap are as they are. Integrals are as read.
 */
export const RUTIN: ListedProduct = {
  name: 'rutin',
  formula: 'C27H30O16',
  smiles: 'CC1OC(OCC2OC(Oc3c(-c4ccc(O)c(O)c4)oc4cc(O)cc(O)c4c3=O)C(O)C(O)C2O)C(O)C(O)C1O',
  source:
    'Rutin_3080ug200uL_DMSOd6, five Delta files (qHNMR, 13CNMR, HSQC, HMBC, COSY) of the npm package ' +
    'jeol-data-test 0.5.2 (MIT, © cheminfo)',
  isInTraining: false,
  origin: 'recorded',
  spectra: [
    {
      type: 'H1NMR',
      metadata: { frequency_mhz: 399.78, solvent: 'DMSO-D6' },
      peaks: [
        { delta_ppm: 12.599, int: 0.75, mult: 'm' },
        { delta_ppm: 10.825, int: 0.83, mult: 'm' },
        { delta_ppm: 9.657, int: 0.72, mult: 'm' },
        { delta_ppm: 9.169, int: 0.73, mult: 'm' },
        { delta_ppm: 7.536, int: 1.58, mult: 'm' },
        { delta_ppm: 6.85, int: 0.74, mult: 't', j_hz: [8.3] },
        { delta_ppm: 6.384, int: 0.77, mult: 'dq', j_hz: [2.1, 0.8] },
        { delta_ppm: 6.195, int: 0.78, mult: 't', j_hz: [2] },
        { delta_ppm: 5.343, int: 0.77, mult: 'dq', j_hz: [6, 1.7] },
        { delta_ppm: 5.27, int: 0.7, mult: 'br-t' },
        { delta_ppm: 5.082, int: 1.44, mult: 'ddt', j_hz: [14.4, 6.3, 3.3] },
        { delta_ppm: 4.512, int: 0.86, mult: 'qt', j_hz: [5.1, 2.8] },
        { delta_ppm: 4.381, int: 1.34, mult: 's' },
        { delta_ppm: 4.356, int: 0.84, mult: 'ddd', j_hz: [15.5, 6.4, 4.1] },
        { delta_ppm: 3.705, int: 0.78, mult: 'd', j_hz: [10.6] },
        { delta_ppm: 3.387, int: 1.4, mult: 's' },
        { delta_ppm: 3.325, int: 5.06, mult: 'br-d' },
        { delta_ppm: 3.265, int: 2.68, mult: 'dd', j_hz: [11.4, 10.1] },
        { delta_ppm: 3.216, int: 2.23, mult: 'q', j_hz: [6.9] },
        { delta_ppm: 3.069, int: 1.67, mult: 't', j_hz: [9.1] },
        { delta_ppm: 0.982, int: 2.23, mult: 't', j_hz: [6.1] },
      ],
    },
    {
      type: 'C13NMR',
      metadata: { frequency_mhz: 100.53, solvent: 'DMSO-D6' },
      peaks: [
        177.38, 164.06, 161.23, 156.61, 156.42, 148.41, 144.75, 136.22, 133.3, 121.59, 121.17,
        116.27, 115.22, 103.97, 101.18, 100.75, 98.67, 93.57, 76.44, 75.91, 74.07, 71.84, 70.56,
        70.37, 70, 68.24, 17.73,
      ].map((delta_ppm) => ({ delta_ppm })),
    },
    {
      type: 'HSQC',
      peaks: hc([
        [7.536, 121.59],
        [7.536, 116.27],
        [6.85, 115.22],
        [5.343, 101.18],
        [4.381, 100.8],
        [6.195, 98.67],
        [6.384, 93.57],
        [3.216, 76.44],
        [3.265, 75.91],
        [3.239, 74.07],
        [3.069, 71.84],
        [3.265, 70.59],
        [3.387, 70.43],
        [3.069, 70],
        [3.265, 68.24],
        [0.982, 17.73],
      ]),
    },
    {
      type: 'HMBC',
      peaks: hc([
        [10.825, 164.06],
        [10.825, 98.67],
        [10.825, 93.57],
        [9.657, 148.41],
        [9.657, 144.75],
        [9.657, 115.22],
        [9.169, 148.41],
        [9.169, 144.75],
        [9.169, 116.27],
        [7.536, 156.57],
        [7.536, 148.41],
        [7.536, 144.75],
        [6.85, 144.75],
        [6.85, 121.17],
        [6.195, 103.97],
        [4.381, 70.52],
        [4.381, 68.24],
        [0.982, 71.84],
        [0.982, 68.24],
      ]),
    },
    {
      type: 'COSY',
      peaks: [
        { delta_a_ppm: 7.536, delta_b_ppm: 6.85 },
        { delta_a_ppm: 6.384, delta_b_ppm: 6.195 },
        { delta_a_ppm: 5.343, delta_b_ppm: 5.27 },
        { delta_a_ppm: 5.343, delta_b_ppm: 3.216 },
        { delta_a_ppm: 4.381, delta_b_ppm: 3.387 },
        { delta_a_ppm: 3.705, delta_b_ppm: 3.265 },
        { delta_a_ppm: 3.705, delta_b_ppm: 3.216 },
        { delta_a_ppm: 3.387, delta_b_ppm: 3.325 },
        { delta_a_ppm: 3.387, delta_b_ppm: 3.265 },
        { delta_a_ppm: 3.265, delta_b_ppm: 3.216 },
        { delta_a_ppm: 3.265, delta_b_ppm: 3.069 },
        { delta_a_ppm: 3.265, delta_b_ppm: 0.982 },
        { delta_a_ppm: 3.216, delta_b_ppm: 3.069 },
      ],
    },
  ],
};
