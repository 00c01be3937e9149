import type { AssignedProduct } from './natural-product.ts';

/**
 * Codeine in CDCl₃ at 400 MHz. Printed are shifts with the kind of carbon, but no multiplicities; the numbers of the
 * source count carbons from the left of the spectrum. HSQC is its HMQC: the pairs of its table. NOESY are the pairs of
 * its HSQC-NOESY, where both hydrogens have one shift. Its HMBC is drawn and not listed. Which of 146.38 and 142.23
 * carries the methoxyl follows from the four-bond peaks that the source names (H-7 and H-18 to C-1).
 */
export const CODEINE: AssignedProduct = {
  name: 'codeine',
  formula: 'C18H21NO3',
  smiles: 'COc1ccc2c3c1OC1C(O)C=CC4C(C2)N(C)CCC341',
  source:
    'Acorn NMR Inc., acornnmr.com/codeine (hmqc, hmbc, hmbc_4Hz.htm, hsqc-noesy), its peak table as repeated at ' +
    'orgspectroscopyint.blogspot.com/2014/12/codeine.html',
  isInTraining: true,
  hasCarbonTypes: true,
  carbons: [
    { atoms: [7], c: 146.38 },
    { atoms: [2], c: 142.23 },
    { atoms: [12], c: 133.43, h: [{ delta_ppm: 5.71, int: 1 }] },
    { atoms: [6], c: 131.13 },
    { atoms: [13], c: 128.3, h: [{ delta_ppm: 5.29, int: 1 }] },
    { atoms: [5], c: 127.3 },
    { atoms: [4], c: 119.58, h: [{ delta_ppm: 6.57, int: 1 }] },
    { atoms: [3], c: 113.03, h: [{ delta_ppm: 6.66, int: 1 }] },
    { atoms: [9], c: 91.39, h: [{ delta_ppm: 4.89, int: 1 }] },
    { atoms: [10], c: 66.43, h: [{ delta_ppm: 4.18, int: 1 }] },
    { atoms: [15], c: 58.92, h: [{ delta_ppm: 3.35, int: 1 }] },
    { atoms: [0], c: 56.4, h: [{ delta_ppm: 3.84, int: 3 }] },
    {
      atoms: [19],
      c: 46.47,
      h: [
        { delta_ppm: 2.59, int: 1 },
        { delta_ppm: 2.4, int: 1 },
      ],
    },
    { atoms: [18], c: 43.12, h: [{ delta_ppm: 2.44, int: 3 }] },
    { atoms: [21], c: 42.99 },
    { atoms: [14], c: 40.82, h: [{ delta_ppm: 2.67, int: 1 }] },
    {
      atoms: [20],
      c: 35.85,
      h: [
        { delta_ppm: 2.06, int: 1 },
        { delta_ppm: 1.88, int: 1 },
      ],
    },
    {
      atoms: [16],
      c: 20.46,
      h: [
        { delta_ppm: 3.04, int: 1 },
        { delta_ppm: 2.3, int: 1 },
      ],
    },
  ],
  mobile: [{ delta_ppm: 2.99, int: 1 }],
  published: [
    {
      type: 'HSQC',
      peaks: [
        { delta_h_ppm: 5.71, delta_c_ppm: 133.43 },
        { delta_h_ppm: 5.29, delta_c_ppm: 128.3 },
        { delta_h_ppm: 6.57, delta_c_ppm: 119.58 },
        { delta_h_ppm: 6.66, delta_c_ppm: 113.03 },
        { delta_h_ppm: 4.89, delta_c_ppm: 91.39 },
        { delta_h_ppm: 4.18, delta_c_ppm: 66.43 },
        { delta_h_ppm: 3.35, delta_c_ppm: 58.92 },
        { delta_h_ppm: 3.84, delta_c_ppm: 56.4 },
        { delta_h_ppm: 2.59, delta_c_ppm: 46.47 },
        { delta_h_ppm: 2.4, delta_c_ppm: 46.47 },
        { delta_h_ppm: 2.44, delta_c_ppm: 43.12 },
        { delta_h_ppm: 2.67, delta_c_ppm: 40.82 },
        { delta_h_ppm: 2.06, delta_c_ppm: 35.85 },
        { delta_h_ppm: 1.88, delta_c_ppm: 35.85 },
        { delta_h_ppm: 3.04, delta_c_ppm: 20.46 },
        { delta_h_ppm: 2.3, delta_c_ppm: 20.46 },
      ],
    },
    {
      type: 'NOESY',
      peaks: [
        { delta_a_ppm: 5.71, delta_b_ppm: 5.29 },
        { delta_a_ppm: 5.29, delta_b_ppm: 3.35 },
        { delta_a_ppm: 6.57, delta_b_ppm: 6.66 },
        { delta_a_ppm: 4.89, delta_b_ppm: 4.18 },
        { delta_a_ppm: 4.18, delta_b_ppm: 5.71 },
        { delta_a_ppm: 3.35, delta_b_ppm: 2.67 },
        { delta_a_ppm: 3.84, delta_b_ppm: 6.66 },
        { delta_a_ppm: 2.44, delta_b_ppm: 2.67 },
        { delta_a_ppm: 2.67, delta_b_ppm: 4.18 },
      ],
    },
  ],
};
