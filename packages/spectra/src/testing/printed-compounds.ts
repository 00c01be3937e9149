/**
 * Compounds as an experimental section describes them, for `section-styles.ts`. Written by the project from what is commonly
 * known of these substances; no section of a paper is copied.
 */
export interface PrintedCompound {
  readonly name: string;
  readonly formula: string;
  readonly melts?: string;
  readonly solvent: 'CDCl3' | 'DMSO-d6';
  /** What the accurate mass was measured of. */
  readonly ion: '[M+H]⁺' | '[M+Na]⁺' | '[M−H]⁻' | 'M⁺•';
  readonly phase: 'KBr' | 'film' | 'neat' | 'ATR';
  readonly h1: readonly {
    readonly ppm: number | readonly [from: number, to: number];
    readonly int: number;
    readonly mult: string;
    readonly j?: readonly number[];
    readonly atoms?: string;
  }[];
  readonly c13: readonly {
    readonly ppm: number;
    readonly carbons?: number;
    readonly atoms?: string;
    readonly jcf?: number;
  }[];
  readonly ir: readonly number[];
  /** m/z and percent, the molecular ion first. */
  readonly ms?: readonly (readonly [mz: number, percent: number])[];
}

const ethoxy = [
  { ppm: 4.31, int: 2, mult: 'q', j: [7.1], atoms: 'OCH2' },
  { ppm: 1.36, int: 3, mult: 't', j: [7.1], atoms: 'CH3' },
] as const;

export const PRINTED_COMPOUNDS: readonly PrintedCompound[] = [
  {
    name: 'Ethyl 4-aminobenzoate',
    formula: 'C9H11NO2',
    melts: '88–90',
    solvent: 'CDCl3',
    ion: '[M+H]⁺',
    phase: 'KBr',
    h1: [
      { ppm: 7.85, int: 2, mult: 'd', j: [8.7], atoms: 'ArH' },
      { ppm: 6.63, int: 2, mult: 'd', j: [8.7], atoms: 'ArH' },
      ethoxy[0],
      { ppm: 4.08, int: 2, mult: 'br s', atoms: 'NH2' },
      ethoxy[1],
    ],
    c13: [
      { ppm: 166.8, atoms: 'C=O' },
      { ppm: 150.9 },
      { ppm: 131.6, carbons: 2 },
      { ppm: 119.9 },
      { ppm: 113.8, carbons: 2 },
      { ppm: 60.4, atoms: 'CH2' },
      { ppm: 14.5, atoms: 'CH3' },
    ],
    ir: [3421, 3340, 3224, 2982, 1682, 1635, 1594, 1312, 1282, 1173],
    ms: [
      [165, 45],
      [137, 15],
      [120, 100],
      [92, 25],
      [65, 20],
    ],
  },
  {
    name: '4-Hydroxy-3-methoxybenzaldehyde',
    formula: 'C8H8O3',
    melts: '81–83',
    solvent: 'CDCl3',
    ion: '[M+H]⁺',
    phase: 'KBr',
    h1: [
      { ppm: 9.82, int: 1, mult: 's', atoms: 'CHO' },
      { ppm: [7.44, 7.4], int: 2, mult: 'm', atoms: 'ArH' },
      { ppm: 7.04, int: 1, mult: 'd', j: [8.5], atoms: 'ArH' },
      { ppm: 6.35, int: 1, mult: 'br s', atoms: 'OH' },
      { ppm: 3.96, int: 3, mult: 's', atoms: 'OCH3' },
    ],
    c13: [
      { ppm: 191.1, atoms: 'CHO' },
      { ppm: 151.8 },
      { ppm: 147.2 },
      { ppm: 129.8 },
      { ppm: 127.6 },
      { ppm: 114.5 },
      { ppm: 108.8 },
      { ppm: 56.1, atoms: 'CH3' },
    ],
    ir: [3176, 2860, 1665, 1588, 1510, 1266],
    ms: [
      [152, 95],
      [151, 100],
      [123, 20],
      [109, 18],
      [81, 30],
    ],
  },
  {
    name: '1-(4-Fluorophenyl)ethan-1-one',
    formula: 'C8H7FO',
    solvent: 'CDCl3',
    ion: 'M⁺•',
    phase: 'film',
    h1: [
      { ppm: [8.0, 7.95], int: 2, mult: 'm', atoms: 'H-2, H-6' },
      { ppm: 7.12, int: 2, mult: 't', j: [8.6], atoms: 'H-3, H-5' },
      { ppm: 2.59, int: 3, mult: 's', atoms: 'COCH3' },
    ],
    c13: [
      { ppm: 196.5, atoms: 'C=O' },
      { ppm: 165.8, jcf: 254.6 },
      { ppm: 133.6, jcf: 3.0 },
      { ppm: 131.0, jcf: 9.3 },
      { ppm: 115.7, jcf: 21.9 },
      { ppm: 26.6, atoms: 'CH3' },
    ],
    ir: [3072, 1684, 1598, 1507, 1233],
    ms: [
      [138, 30],
      [123, 100],
      [95, 70],
    ],
  },
  {
    name: 'Methyl (E)-3-phenylacrylate',
    formula: 'C10H10O2',
    melts: '34–36',
    solvent: 'CDCl3',
    ion: '[M+Na]⁺',
    phase: 'film',
    h1: [
      { ppm: 7.7, int: 1, mult: 'd', j: [16.0], atoms: 'CH=' },
      { ppm: [7.55, 7.5], int: 2, mult: 'm' },
      { ppm: [7.41, 7.36], int: 3, mult: 'm' },
      { ppm: 6.44, int: 1, mult: 'd', j: [16.0], atoms: '=CHCO' },
      { ppm: 3.81, int: 3, mult: 's', atoms: 'OCH3' },
    ],
    c13: [
      { ppm: 167.6 },
      { ppm: 145.0 },
      { ppm: 134.5 },
      { ppm: 130.4 },
      { ppm: 129.0, carbons: 2 },
      { ppm: 128.2, carbons: 2 },
      { ppm: 117.9 },
      { ppm: 51.8 },
    ],
    ir: [2950, 1718, 1638, 1450, 1313, 1172],
  },
  {
    name: '2-(4-Isobutylphenyl)propanoic acid',
    formula: 'C13H18O2',
    melts: '75–77',
    solvent: 'CDCl3',
    ion: '[M−H]⁻',
    phase: 'ATR',
    h1: [
      { ppm: 7.22, int: 2, mult: 'd', j: [8.1] },
      { ppm: 7.1, int: 2, mult: 'd', j: [8.1] },
      { ppm: 3.71, int: 1, mult: 'q', j: [7.2], atoms: 'CHCO' },
      { ppm: 2.45, int: 2, mult: 'd', j: [7.2] },
      { ppm: [1.9, 1.79], int: 1, mult: 'm' },
      { ppm: 1.5, int: 3, mult: 'd', j: [7.2] },
      { ppm: 0.9, int: 6, mult: 'd', j: [6.6], atoms: '2 × CH3' },
    ],
    c13: [
      { ppm: 181.0, atoms: 'CO2H' },
      { ppm: 141.0 },
      { ppm: 137.1 },
      { ppm: 129.5, carbons: 2 },
      { ppm: 127.4, carbons: 2 },
      { ppm: 45.2 },
      { ppm: 45.1 },
      { ppm: 30.3 },
      { ppm: 22.5, carbons: 2 },
      { ppm: 18.2 },
    ],
    ir: [2955, 2922, 1709, 1507, 1419, 1231],
  },
  {
    name: '2-Methyl-5-(prop-1-en-2-yl)cyclohex-2-en-1-one',
    formula: 'C10H14O',
    solvent: 'CDCl3',
    ion: 'M⁺•',
    phase: 'neat',
    h1: [
      { ppm: [6.77, 6.73], int: 1, mult: 'm', atoms: 'H-3' },
      { ppm: 4.8, int: 1, mult: 's' },
      { ppm: 4.75, int: 1, mult: 's' },
      { ppm: [2.72, 2.24], int: 5, mult: 'm' },
      { ppm: 1.78, int: 3, mult: 's', atoms: 'CH3' },
      { ppm: 1.75, int: 3, mult: 's', atoms: 'CH3' },
    ],
    c13: [
      { ppm: 199.9 },
      { ppm: 146.8 },
      { ppm: 144.6 },
      { ppm: 135.6 },
      { ppm: 110.6, atoms: 'CH2' },
      { ppm: 43.3 },
      { ppm: 42.7 },
      { ppm: 31.4 },
      { ppm: 20.7 },
      { ppm: 15.8 },
    ],
    ir: [2924, 1675, 1644, 1435, 890],
    ms: [
      [150, 10],
      [108, 30],
      [82, 100],
      [54, 50],
    ],
  },
  {
    name: 'N-(4-Hydroxyphenyl)acetamide',
    formula: 'C8H9NO2',
    melts: '168–170',
    solvent: 'DMSO-d6',
    ion: '[M+H]⁺',
    phase: 'KBr',
    h1: [
      { ppm: 9.66, int: 1, mult: 's', atoms: 'NH' },
      { ppm: 9.15, int: 1, mult: 's', atoms: 'OH' },
      { ppm: 7.34, int: 2, mult: 'd', j: [8.8] },
      { ppm: 6.68, int: 2, mult: 'd', j: [8.8] },
      { ppm: 1.98, int: 3, mult: 's', atoms: 'CH3' },
    ],
    c13: [
      { ppm: 167.6 },
      { ppm: 153.2 },
      { ppm: 131.1 },
      { ppm: 120.9, carbons: 2 },
      { ppm: 115.1, carbons: 2 },
      { ppm: 23.8 },
    ],
    ir: [3326, 3162, 1654, 1611, 1565, 1507],
    ms: [
      [151, 50],
      [109, 100],
      [80, 15],
      [43, 25],
    ],
  },
  {
    name: '1,3,7-Trimethylxanthine',
    formula: 'C8H10N4O2',
    melts: '235–237',
    solvent: 'CDCl3',
    ion: '[M+H]⁺',
    phase: 'ATR',
    h1: [
      { ppm: 7.51, int: 1, mult: 's', atoms: 'H-8' },
      { ppm: 3.99, int: 3, mult: 's', atoms: 'NCH3' },
      { ppm: 3.58, int: 3, mult: 's', atoms: 'NCH3' },
      { ppm: 3.4, int: 3, mult: 's', atoms: 'NCH3' },
    ],
    c13: [
      { ppm: 155.4 },
      { ppm: 151.7 },
      { ppm: 148.7 },
      { ppm: 141.4 },
      { ppm: 107.6 },
      { ppm: 33.6 },
      { ppm: 29.7 },
      { ppm: 27.9 },
    ],
    ir: [3111, 2953, 1698, 1655, 1548],
  },
  {
    name: '1-Bromo-4-methoxybenzene',
    formula: 'C7H7BrO',
    solvent: 'CDCl3',
    ion: 'M⁺•',
    phase: 'film',
    h1: [
      { ppm: 7.38, int: 2, mult: 'd', j: [9.0], atoms: 'ArH' },
      { ppm: 6.79, int: 2, mult: 'd', j: [9.0], atoms: 'ArH' },
      { ppm: 3.78, int: 3, mult: 's', atoms: 'OCH3' },
    ],
    c13: [
      { ppm: 158.8 },
      { ppm: 132.3, carbons: 2 },
      { ppm: 115.8, carbons: 2 },
      { ppm: 112.9 },
      { ppm: 55.5 },
    ],
    ir: [3003, 2958, 1578, 1488, 1246, 822],
    ms: [
      [186, 100],
      [188, 98],
      [171, 50],
      [143, 45],
    ],
  },
  {
    name: 'Diethyl malonate',
    formula: 'C7H12O4',
    solvent: 'CDCl3',
    ion: '[M+Na]⁺',
    phase: 'neat',
    h1: [
      { ppm: 4.2, int: 4, mult: 'q', j: [7.1], atoms: '2 × OCH2' },
      { ppm: 3.36, int: 2, mult: 's' },
      { ppm: 1.28, int: 6, mult: 't', j: [7.1], atoms: '2 × CH3' },
    ],
    c13: [
      { ppm: 166.7, carbons: 2 },
      { ppm: 61.5, carbons: 2 },
      { ppm: 41.7 },
      { ppm: 14.1, carbons: 2 },
    ],
    ir: [2985, 1733, 1370, 1149, 1033],
  },
  {
    name: '2-Hydroxybenzoic acid',
    formula: 'C7H6O3',
    melts: '158–160',
    solvent: 'DMSO-d6',
    ion: '[M−H]⁻',
    phase: 'KBr',
    h1: [
      { ppm: 7.79, int: 1, mult: 'dd', j: [7.9, 1.7], atoms: 'H-6' },
      { ppm: 7.51, int: 1, mult: 'ddd', j: [8.4, 7.2, 1.7], atoms: 'H-4' },
      { ppm: [6.96, 6.9], int: 2, mult: 'm', atoms: 'H-3, H-5' },
    ],
    c13: [
      { ppm: 171.9 },
      { ppm: 161.2 },
      { ppm: 135.7 },
      { ppm: 130.3 },
      { ppm: 119.2 },
      { ppm: 117.1 },
      { ppm: 112.9 },
    ],
    ir: [3237, 1657, 1612, 1484, 1444, 1294],
  },
  {
    name: '(E)-1,3-Diphenylprop-2-en-1-one',
    formula: 'C15H12O',
    melts: '55–57',
    solvent: 'CDCl3',
    ion: '[M+H]⁺',
    phase: 'KBr',
    h1: [
      { ppm: [8.04, 8.01], int: 2, mult: 'm' },
      { ppm: 7.82, int: 1, mult: 'd', j: [15.7] },
      { ppm: [7.66, 7.62], int: 2, mult: 'm' },
      { ppm: [7.6, 7.56], int: 1, mult: 'm' },
      { ppm: 7.54, int: 1, mult: 'd', j: [15.7] },
      { ppm: [7.52, 7.48], int: 2, mult: 'm' },
      { ppm: [7.43, 7.4], int: 3, mult: 'm' },
    ],
    c13: [
      { ppm: 190.6 },
      { ppm: 144.9 },
      { ppm: 138.2 },
      { ppm: 134.9 },
      { ppm: 132.8 },
      { ppm: 130.6 },
      { ppm: 129.0, carbons: 2 },
      { ppm: 128.7, carbons: 2 },
      { ppm: 128.5, carbons: 4 },
      { ppm: 122.1 },
    ],
    ir: [3058, 1664, 1605, 1576, 1336, 1215],
    ms: [
      [208, 100],
      [207, 95],
      [131, 40],
      [103, 35],
      [77, 50],
    ],
  },
];
