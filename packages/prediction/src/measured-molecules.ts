import {
  IMPURITIES,
  IMPURITY_COLUMNS,
  type ImpurityId,
} from '@elucida/spectra/chemistry/impurities';
import type { SolventEffect } from '@elucida/spectra/chemistry/solvents';

/**
 * Shifts of one molecule, ppm: ¹H and ¹³C by atom of its SMILES; null where the atom has no such
 * nucleus. Columns: see `MEASURED_IN`.
 */
export interface MeasuredMolecule {
  readonly smiles: string;
  /** For each solvent of `MEASURED_IN`, hydrogens by atom. */
  readonly H1: readonly (readonly (number | null)[])[];
  readonly C13: readonly (readonly (number | null)[])[];
  /** Half the distance of two lines of which a shift is the mean, ppm. */
  readonly halfDistance?: { readonly H1: number; readonly C13: number };
}

/** Columns of the table; the first stands for solvents that are not in it. */
export const MEASURED_IN: readonly SolventEffect[] = [
  'chloroform',
  'acetone',
  'dmso',
  'benzene',
  'methanol',
  'water',
];
/** The same as columns of the table of impurities. */
const IMPURITY_COLUMN = (['CDCl3', 'acetone-d6', 'DMSO-d6', 'C6D6', 'CD3OD', 'D2O'] as const).map(
  (id) => IMPURITY_COLUMNS.indexOf(id),
);

/** One row an atom of the SMILES, one column a solvent; a single number is the same everywhere. */
type Row = number | null | readonly number[];
function entry(smiles: string, protons: readonly Row[], carbons: readonly Row[]): MeasuredMolecule {
  const columns = (rows: readonly Row[]) =>
    MEASURED_IN.map((_, i) =>
      rows.map((row) => (row === null || typeof row === 'number' ? row : (row[i] ?? row[0]))),
    );
  return { smiles, H1: columns(protons), C13: columns(carbons) };
}

/**
 * For each atom the place of its signal in the table of impurities, those of which it has the mean,
 * or null.
 */
type Places = readonly (number | readonly number[] | null)[];

/** A molecule that is also a known impurity; in water, where it does not dissolve, as in methanol. */
function impurity(smiles: string, id: ImpurityId, h1: Places, c13: Places): MeasuredMolecule {
  const row = IMPURITIES.find((each) => each.id === id)!;
  const rowsOf = (signals: readonly { ppm: readonly (number | null)[] }[], places: Places) =>
    places.map((place): Row => {
      if (place === null) return null;
      const own = [place].flat();
      const shifts = IMPURITY_COLUMN.map((column) => {
        const values = own.flatMap((at) => signals[at].ppm[column] ?? []);
        return values.length === 0
          ? undefined
          : values.reduce((sum, ppm) => sum + ppm, 0) / values.length;
      });
      return shifts.map((ppm) => ppm ?? shifts[MEASURED_IN.indexOf('methanol')]!);
    });
  return entry(smiles, rowsOf(row.h1, h1), rowsOf(row.c13, c13));
}

/**
 * Measured shifts of molecules so small that no environment of larger ones stands for theirs.
 * Hydrogens on O and N are left to `labileShift`. Ethylene: G. R. Fulmer et al., Organometallics 29
 * (2010) 2176; the others outside the table of impurities, in CDCl₃: Spectral Database for Organic
 * Compounds SDBS (AIST), and Pretsch, Structure Determination of Organic Compounds, tables of C1
 * and C2 compounds.
 */
export const MEASURED: readonly MeasuredMolecule[] = [
  impurity('CO', 'methanol', [0, null], [0, null]),
  impurity('CCO', 'ethanol', [0, 1, null], [0, 1, null]),
  impurity('CC(C)O', 'isopropanol', [0, 1, 0, null], [0, 1, 0, null]),
  entry('CCCO', [0.93, 1.57, 3.59, null], [10.2, 25.8, 64.3, null]),
  impurity('OCCO', 'ethylene-glycol', [null, 0, 0, null], [null, 0, 0, null]),
  impurity('CC(=O)O', 'acetic-acid', [0, null, null, null], [1, 0, null, null]),
  entry('OC=O', [null, 8.04, null], [null, [166.3, 162, 163, 166, 165, 166.3], null]),
  entry('C=O', [9.6, null], [197, null]),
  entry('CC=O', [2.2, 9.79, null], [30.9, 200.5, null]),
  impurity('CC(C)=O', 'acetone', [0, null, 0, null], [1, 0, 1, null]),
  impurity('CC#N', 'acetonitrile', [0, null, null], [1, 0, null]),
  // Rotation about C–N is slow: the mean of the two methyls.
  {
    halfDistance: { H1: 0.05, C13: 2.5 },
    ...impurity(
      'CN(C)C=O',
      'dmf',
      [[1, 2], null, [1, 2], 0, null],
      [[1, 2], null, [1, 2], 0, null],
    ),
  },
  impurity('CS(C)=O', 'dmso', [0, null, 0, null], [0, null, 0, null]),
  impurity('C[N+](=O)[O-]', 'nitromethane', [0, null, null, null], [0, null, null, null]),
  impurity('ClC(Cl)Cl', 'chloroform', [null, 0, null, null], [null, 0, null, null]),
  impurity('ClCCl', 'dichloromethane', [null, 0, null], [null, 0, null]),
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
