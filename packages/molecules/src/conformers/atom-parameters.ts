import type { ExplicitMolecule } from './explicit-molecule.ts';

/** What the force field knows of an atom. */
export interface AtomParameters {
  /** Bond radius, Å. */
  readonly radius: number;
  /** Natural angle, radians. */
  readonly angle: number;
  /** Van der Waals distance, Å, and depth, kcal/mol. */
  readonly distance: number;
  readonly depth: number;
  /** Effective charge, electronegativity. */
  readonly charge: number;
  readonly electronegativity: number;
  /** Torsional barriers, kcal/mol: of sp³ atoms, and of sp² ones. */
  readonly sp3Barrier: number;
  readonly sp2Barrier: number;
  /** 1, 2 or 3; 0 for atoms with one bond. */
  readonly hybrid: 0 | 1 | 2 | 3;
  /** Oxygen and sulfur have barriers of their own. */
  readonly isChalcogen: boolean;
}

type Row = readonly [
  radius: number,
  degrees: number,
  distance: number,
  depth: number,
  charge: number,
  electronegativity: number,
  sp3Barrier: number,
  sp2Barrier: number,
];

/*
 * Parameters of the universal force field: A. K. Rappé, C. J. Casewit, K. S. Colwell, W. A. Goddard,
 * W. M. Skiff, J. Am. Chem. Soc. 114 (1992) 10024, table 1; GMP electronegativities as distributed
 * with it. By atomic number, then hybridisation; 2.5 stands for `resonant` atoms (C_R, N_R, O_R).
 */
const ROWS: Readonly<Record<string, Row>> = {
  '1/0': [0.354, 180, 2.886, 0.044, 0.712, 4.528, 0, 0],
  '6/3': [0.757, 109.47, 3.851, 0.105, 1.912, 5.343, 2.119, 2],
  '6/2.5': [0.729, 120, 3.851, 0.105, 1.912, 5.343, 0, 2],
  '6/2': [0.732, 120, 3.851, 0.105, 1.912, 5.343, 0, 2],
  '6/1': [0.706, 180, 3.851, 0.105, 1.912, 5.343, 0, 2],
  '7/3': [0.7, 106.7, 3.66, 0.069, 2.544, 6.899, 0.45, 2],
  '7/2.5': [0.699, 120, 3.66, 0.069, 2.544, 6.899, 0, 2],
  '7/2': [0.685, 111.2, 3.66, 0.069, 2.544, 6.899, 0, 2],
  '7/1': [0.656, 180, 3.66, 0.069, 2.544, 6.899, 0, 2],
  '8/3': [0.658, 104.51, 3.5, 0.06, 2.3, 8.741, 0.018, 2],
  '8/2.5': [0.68, 110, 3.5, 0.06, 2.3, 8.741, 0, 2],
  '8/2': [0.634, 120, 3.5, 0.06, 2.3, 8.741, 0, 2],
  '9/0': [0.668, 180, 3.364, 0.05, 1.735, 10.874, 0, 2],
  '14/3': [1.117, 109.47, 4.295, 0.402, 2.323, 4.168, 1.225, 1.25],
  '15/3': [1.101, 93.8, 4.147, 0.305, 2.863, 5.463, 2.4, 1.25],
  '15/4': [1.056, 109.47, 4.147, 0.305, 2.863, 5.463, 2.4, 1.25],
  '16/3': [1.064, 92.1, 4.035, 0.274, 2.703, 6.928, 0.484, 1.25],
  '16/4': [1.027, 109.47, 4.035, 0.274, 2.703, 6.928, 0.484, 1.25],
  '16/2.5': [1.077, 92.2, 4.035, 0.274, 2.703, 6.928, 0, 1.25],
  '16/2': [0.854, 120, 4.035, 0.274, 2.703, 6.928, 0, 1.25],
  '17/0': [1.044, 180, 3.947, 0.227, 2.348, 8.564, 0, 1.25],
  '35/0': [1.192, 180, 4.189, 0.251, 2.519, 7.79, 0, 0.7],
  '53/0': [1.382, 180, 4.5, 0.339, 2.65, 6.822, 0, 0.2],
};

const CARBON = 6,
  NITROGEN = 7,
  OXYGEN = 8,
  PHOSPHORUS = 15,
  SULFUR = 16;

/** The orders of an atom's bonds. */
function ordersOf({ bonds, count }: ExplicitMolecule): number[][] {
  const orders: number[][] = Array.from({ length: count }, () => []);
  for (const { a, b, order } of bonds) {
    orders[a].push(order);
    orders[b].push(order);
  }
  return orders;
}

/** The parameters of every atom, or null where an element has none (boron, metals). */
export function atomParameters(molecule: ExplicitMolecule): AtomParameters[] | null {
  const { element, neighbours } = molecule;
  const orders = ordersOf(molecule);
  const isFlat = (atom: number) =>
    orders[atom].some((order) => order === 1.5 || order === 2) &&
    (element[atom] === CARBON || element[atom] === NITROGEN);
  const kindOf = (atom: number): number => {
    const z = element[atom];
    if (!(`${z}/3` in ROWS)) return 0;
    if ((z === SULFUR || z === PHOSPHORUS) && neighbours[atom].length > 2)
      return z === PHOSPHORUS && neighbours[atom].length === 3
        ? 3
        : z === SULFUR && neighbours[atom].length === 3
          ? 4
          : 4;
    if (orders[atom].includes(1.5)) return 2.5;
    if (orders[atom].includes(3) || orders[atom].filter((order) => order === 2).length > 1)
      return 1;
    if (orders[atom].includes(2)) return 2;
    // A lone pair next to a double bond takes part in it: amides, esters, enol ethers, anilines.
    return (z === NITROGEN || z === OXYGEN) && neighbours[atom].some(isFlat) ? 2.5 : 3;
  };
  const found: AtomParameters[] = [];
  for (let atom = 0; atom < molecule.count; atom++) {
    const kind = kindOf(atom);
    const row = ROWS[`${element[atom]}/${kind}`] as Row | undefined;
    if (row === undefined) return null;
    found.push({
      radius: row[0],
      angle: (row[1] * Math.PI) / 180,
      distance: row[2],
      depth: row[3],
      charge: row[4],
      electronegativity: row[5],
      sp3Barrier: row[6],
      sp2Barrier: row[7],
      hybrid: neighbours[atom].length < 2 ? 0 : kind === 1 ? 1 : kind === 2 || kind === 2.5 ? 2 : 3,
      isChalcogen: element[atom] === OXYGEN || element[atom] === SULFUR,
    });
  }
  return found;
}
