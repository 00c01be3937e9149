import type { AssignedProduct } from './natural-product.ts';

/**
 * Menthol in CDCl₃ at 500 MHz: shifts of `NMREDATA_ASSIGNMENT`, couplings of `NMREDATA_1D_1H`. In the 1D
 * list methyls have no count of their hydrogens and 1.35 ppm is the hydroxyl.
 */
export const MENTHOL: AssignedProduct = {
  name: 'menthol',
  formula: 'C10H20O',
  smiles: 'CC1CCC(C(C)C)C(O)C1',
  source:
    'NMReDATA record of D. Jeannerat, compound1.nmredata.sdf in menthol_1D_1H_assigned_J.zip of the npm package ' +
    'nmredata-data-test 0.4.0 (MIT, © cheminfo and contributors)',
  isInTraining: false,
  carbons: [
    { atoms: [0], c: 22.2293, h: [{ delta_ppm: 0.9331, int: 3, mult: 'd', j_hz: [6.58] }] },
    {
      atoms: [1],
      c: 31.6232,
      h: [{ delta_ppm: 1.4444, int: 1, mult: 'qdddd', j_hz: [12, 12, 6.58, 4, 3] }],
    },
    {
      atoms: [2],
      c: 34.5669,
      h: [
        { delta_ppm: 1.6822, int: 1, mult: 'ddddd', j_hz: [12.8, 3.3, 3.2, 3, 2.2] },
        { delta_ppm: 0.863, int: 1, mult: 'ddd', j_hz: [12.8, 12, 3.3] },
      ],
    },
    {
      atoms: [3],
      c: 23.1445,
      h: [
        { delta_ppm: 0.9933, int: 1, mult: 'ddd', j_hz: [12.8, 12, 3.3] },
        { delta_ppm: 1.6293, int: 1, mult: 'dddd', j_hz: [13, 3.3, 3.2, 3] },
      ],
    },
    {
      atoms: [4],
      c: 50.1583,
      h: [{ delta_ppm: 1.1301, int: 1, mult: 'dddd', j_hz: [12.8, 9.9, 3, 2.7] }],
    },
    {
      atoms: [5],
      c: 25.8422,
      h: [{ delta_ppm: 2.1895, int: 1, mult: 'dqq', j_hz: [7.05, 7, 2.7] }],
    },
    { atoms: [6], c: 16.1017, h: [{ delta_ppm: 0.8311, int: 3, mult: 'd', j_hz: [7.9] }] },
    { atoms: [7], c: 20.988, h: [{ delta_ppm: 0.9493, int: 3, mult: 'd', j_hz: [7.05] }] },
    {
      atoms: [8],
      c: 71.5891,
      h: [{ delta_ppm: 3.4302, int: 1, mult: 'dddd', j_hz: [10.9, 9.9, 4.8, 4.5] }],
    },
    {
      atoms: [10],
      c: 45.0568,
      h: [
        { delta_ppm: 0.9535, int: 1, mult: 'ddd', j_hz: [12.1, 12, 10.9] },
        { delta_ppm: 1.9844, int: 1, mult: 'dddd', j_hz: [12.1, 4.5, 4, 2.2] },
      ],
    },
  ],
  mobile: [{ delta_ppm: 1.3536, int: 1, mult: 'd', j_hz: [4.8] }],
};
