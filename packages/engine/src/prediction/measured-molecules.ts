import type { SolventEffect } from '@elucida/spectra/chemistry/solvents';

/**
 * Shifts of one molecule, ppm: ¹H and ¹³C by atom of its SMILES; null where the atom has no such
 * nucleus. Columns: see `SOLVENTS`.
 */
export interface MeasuredMolecule {
  readonly smiles: string;
  /** For each solvent of `SOLVENTS`, hydrogens by atom. */
  readonly H1: readonly (readonly (number | null)[])[];
  readonly C13: readonly (readonly (number | null)[])[];
  /** Half the distance of two lines of which a shift is the mean, ppm. */
  readonly halfDistance?: { readonly H1: number; readonly C13: number };
}

/** Columns of the table; the first stands for solvents that are not in it. */
export const SOLVENTS: readonly SolventEffect[] = [
  'chloroform',
  'acetone',
  'dmso',
  'benzene',
  'methanol',
  'water',
];

/** One row an atom of the SMILES, one column a solvent; a single number is the same everywhere. */
type Row = number | null | readonly number[];
function entry(smiles: string, protons: readonly Row[], carbons: readonly Row[]): MeasuredMolecule {
  const columns = (rows: readonly Row[]) =>
    SOLVENTS.map((_, i) =>
      rows.map((row) => (row === null || typeof row === 'number' ? row : (row[i] ?? row[0]))),
    );
  return { smiles, H1: columns(protons), C13: columns(carbons) };
}

/**
 * Measured shifts of molecules so small that no environment of larger ones stands for theirs. Those
 * with a column for each solvent:
 * G. R. Fulmer et al., Organometallics 29 (2010) 2176, tables 1 and 2 (hydrogens on O and N are
 * left to `labileShift`); the others, in CDCl₃:
 * Spectral Database for Organic Compounds SDBS (AIST), and Pretsch, Structure Determination of
 * Organic Compounds, tables of C1 and C2 compounds.
 */
export const MEASURED: readonly MeasuredMolecule[] = [
  entry(
    'CO',
    [[3.49, 3.31, 3.16, 3.07, 3.34, 3.34], null],
    [[50.41, 49.77, 48.59, 49.97, 49.86, 49.5], null],
  ),
  entry(
    'CCO',
    [[1.25, 1.12, 1.06, 0.96, 1.19, 1.17], [3.72, 3.57, 3.44, 3.34, 3.6, 3.65], null],
    [[18.41, 18.89, 18.51, 18.72, 18.4, 17.47], [58.28, 57.72, 56.07, 57.86, 58.26, 58.05], null],
  ),
  entry(
    'CC(C)O',
    [
      [1.22, 1.1, 1.04, 0.95, 1.15, 1.17],
      [4.04, 3.9, 3.78, 3.67, 3.92, 4.02],
      [1.22, 1.1, 1.04, 0.95, 1.15, 1.17],
      null,
    ],
    [
      [25.14, 25.67, 25.43, 25.18, 25.27, 24.38],
      [64.5, 63.85, 64.92, 64.23, 64.71, 64.88],
      [25.14, 25.67, 25.43, 25.18, 25.27, 24.38],
      null,
    ],
  ),
  entry('CCCO', [0.93, 1.57, 3.59, null], [10.2, 25.8, 64.3, null]),
  entry(
    'OCCO',
    [null, [3.76, 3.28, 3.34, 3.41, 3.59, 3.65], [3.76, 3.28, 3.34, 3.41, 3.59, 3.65], null],
    [
      null,
      [63.79, 64.26, 62.76, 64.34, 64.3, 63.17],
      [63.79, 64.26, 62.76, 64.34, 64.3, 63.17],
      null,
    ],
  ),
  entry(
    'CC(=O)O',
    [[2.1, 1.96, 1.91, 1.52, 1.99, 2.08], null, null, null],
    [
      [20.81, 20.51, 20.95, 20.37, 20.56, 21.03],
      [175.99, 172.31, 171.93, 175.82, 175.11, 177.21],
      null,
      null,
    ],
  ),
  entry('OC=O', [null, 8.04, null], [null, [166.3, 162, 163, 166, 165, 166.3], null]),
  entry('C=O', [9.6, null], [197, null]),
  entry('CC=O', [2.2, 9.79, null], [30.9, 200.5, null]),
  entry(
    'CC(C)=O',
    [[2.17, 2.09, 2.09, 1.55, 2.15, 2.22], null, [2.17, 2.09, 2.09, 1.55, 2.15, 2.22], null],
    [
      [30.92, 30.6, 30.56, 30.14, 30.67, 30.89],
      [207.07, 205.87, 206.31, 204.43, 209.67, 215.94],
      [30.92, 30.6, 30.56, 30.14, 30.67, 30.89],
      null,
    ],
  ),
  entry(
    'CC#N',
    [[2.1, 2.05, 2.07, 1.55, 2.03, 2.06], null, null],
    [[1.89, 1.12, 1.03, 0.2, 0.85, 1.47], [116.43, 117.6, 117.91, 116.02, 118.06, 119.68], null],
  ),
  // Rotation about C–N is slow: the mean of the two methyls.
  {
    halfDistance: { H1: 0.05, C13: 2.5 },
    ...entry(
      'CN(C)C=O',
      [
        [2.92, 2.86, 2.81, 2.11, 2.92, 2.93],
        null,
        [2.92, 2.86, 2.81, 2.11, 2.92, 2.93],
        [8.02, 7.96, 7.95, 7.63, 7.97, 7.92],
        null,
      ],
      [
        [33.98, 33.59, 33.23, 32.99, 34.25, 34.79],
        null,
        [33.98, 33.59, 33.23, 32.99, 34.25, 34.79],
        [162.62, 162.79, 162.29, 162.13, 164.73, 165.53],
        null,
      ],
    ),
  },
  entry(
    'CS(C)=O',
    [[2.62, 2.52, 2.54, 1.68, 2.65, 2.71], null, [2.62, 2.52, 2.54, 1.68, 2.65, 2.71], null],
    [
      [40.76, 41.23, 40.45, 40.03, 40.45, 39.39],
      null,
      [40.76, 41.23, 40.45, 40.03, 40.45, 39.39],
      null,
    ],
  ),
  entry(
    'C[N+](=O)[O-]',
    [[4.33, 4.43, 4.42, 2.94, 4.34, 4.4], null, null, null],
    [[62.5, 63.21, 63.28, 61.16, 63.08, 63.22], null, null, null],
  ),
  entry(
    'ClC(Cl)Cl',
    [null, [7.26, 8.02, 8.32, 6.15, 7.9, 7.9], null, null],
    [null, [77.36, 79.19, 79.16, 77.79, 79.44, 79.4], null, null],
  ),
  entry(
    'ClCCl',
    [null, [5.3, 5.63, 5.76, 4.27, 5.49, 5.49], null],
    [null, [53.52, 54.95, 54.84, 53.46, 54.78, 54.8], null],
  ),
  entry('CCl', [3.05, null], [25.6, null]),
  entry('CBr', [2.68, null], [9.6, null]),
  entry('CI', [2.16, null], [-23.2, null]),
  entry('ClC(Cl)(Cl)Cl', [null, null, null, null, null], [null, 96.2, null, null, null]),
  entry('S=C=S', [null, null, null], [null, 192.6, null]),
  entry('CN', [2.47, null], [28.3, null]),
  entry('CCN', [1.1, 2.74, null], [19, 36.9, null]),
  entry('C', [0.22], [-4.63]),
  entry('CC', [0.87, 0.87], [6.89, 6.89]),
  entry('CCC', [0.9, 1.32, 0.9], [16.63, 16.37, 16.63]),
  entry(
    'C=C',
    [
      [5.4, 5.38, 5.41, 5.25, 5.39, 5.44],
      [5.4, 5.38, 5.41, 5.25, 5.39, 5.44],
    ],
    [
      [123.13, 123.47, 123.52, 122.96, 123.46, 123.1],
      [123.13, 123.47, 123.52, 122.96, 123.46, 123.1],
    ],
  ),
  entry('COC=O', [3.76, null, 8.08, null], [50.7, null, 161.6, null]),
];
