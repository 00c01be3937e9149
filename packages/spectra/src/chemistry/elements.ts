/** Elements a formula may hold (contract §2); the last three as counter-ions. */
export const ELEMENTS = [
  'C',
  'H',
  'N',
  'O',
  'S',
  'P',
  'F',
  'Cl',
  'Br',
  'I',
  'B',
  'Si',
  'Li',
  'Na',
  'K',
] as const;
export type ElementSymbol = (typeof ELEMENTS)[number];

export interface Isotope {
  /** Nucleons more than the lightest stable isotope of the element. */
  readonly offset: number;
  /** Mole fraction, 0–1. */
  readonly abundance: number;
}

export interface ElementFacts {
  /** Lowest usual valence: what the degree of unsaturation counts with. */
  readonly valence: number;
  /** Da, of the most abundant isotope. */
  readonly monoisotopicMass: number;
  /** Da, abridged standard atomic weight. */
  readonly averageMass: number;
  readonly isotopes: readonly Isotope[];
}

/**
 * Facts of the elements a formula may hold.
 * Sources: isotope masses and representative isotopic compositions, NIST Atomic Weights and
 * Isotopic Compositions
 * (masses of AME2012; compositions of IUPAC 2009, Pure Appl. Chem. 83 (2011) 397); abridged
 * standard atomic weights,
 * IUPAC 2021, Pure Appl. Chem. 94 (2022) 573 (conventional value where IUPAC gives an interval).
 */
export const ELEMENT_FACTS: Readonly<Record<ElementSymbol, ElementFacts>> = {
  C: {
    valence: 4,
    monoisotopicMass: 12,
    averageMass: 12.011,
    isotopes: [
      { offset: 0, abundance: 0.9893 },
      { offset: 1, abundance: 0.0107 },
    ],
  },
  H: {
    valence: 1,
    monoisotopicMass: 1.00782503223,
    averageMass: 1.008,
    isotopes: [
      { offset: 0, abundance: 0.999885 },
      { offset: 1, abundance: 0.000115 },
    ],
  },
  N: {
    valence: 3,
    monoisotopicMass: 14.00307400443,
    averageMass: 14.007,
    isotopes: [
      { offset: 0, abundance: 0.99636 },
      { offset: 1, abundance: 0.00364 },
    ],
  },
  O: {
    valence: 2,
    monoisotopicMass: 15.99491461957,
    averageMass: 15.999,
    isotopes: [
      { offset: 0, abundance: 0.99757 },
      { offset: 1, abundance: 0.00038 },
      { offset: 2, abundance: 0.00205 },
    ],
  },
  S: {
    valence: 2,
    monoisotopicMass: 31.9720711744,
    averageMass: 32.06,
    isotopes: [
      { offset: 0, abundance: 0.9499 },
      { offset: 1, abundance: 0.0075 },
      { offset: 2, abundance: 0.0425 },
      { offset: 4, abundance: 0.0001 },
    ],
  },
  P: {
    valence: 3,
    monoisotopicMass: 30.97376199842,
    averageMass: 30.973761998,
    isotopes: [{ offset: 0, abundance: 1 }],
  },
  F: {
    valence: 1,
    monoisotopicMass: 18.99840316273,
    averageMass: 18.998403162,
    isotopes: [{ offset: 0, abundance: 1 }],
  },
  Cl: {
    valence: 1,
    monoisotopicMass: 34.968852682,
    averageMass: 35.45,
    isotopes: [
      { offset: 0, abundance: 0.7576 },
      { offset: 2, abundance: 0.2424 },
    ],
  },
  Br: {
    valence: 1,
    monoisotopicMass: 78.9183376,
    averageMass: 79.904,
    isotopes: [
      { offset: 0, abundance: 0.5069 },
      { offset: 2, abundance: 0.4931 },
    ],
  },
  I: {
    valence: 1,
    monoisotopicMass: 126.9044719,
    averageMass: 126.90447,
    isotopes: [{ offset: 0, abundance: 1 }],
  },
  B: {
    valence: 3,
    monoisotopicMass: 11.00930536,
    averageMass: 10.81,
    isotopes: [
      { offset: 0, abundance: 0.199 },
      { offset: 1, abundance: 0.801 },
    ],
  },
  Li: {
    valence: 1,
    monoisotopicMass: 7.0160034366,
    averageMass: 6.94,
    isotopes: [
      { offset: 0, abundance: 0.0759 },
      { offset: 1, abundance: 0.9241 },
    ],
  },
  Na: {
    valence: 1,
    monoisotopicMass: 22.989769282,
    averageMass: 22.98976928,
    isotopes: [{ offset: 0, abundance: 1 }],
  },
  K: {
    valence: 1,
    monoisotopicMass: 38.9637064864,
    averageMass: 39.0983,
    isotopes: [
      { offset: 0, abundance: 0.932581 },
      { offset: 1, abundance: 0.000117 },
      { offset: 2, abundance: 0.067302 },
    ],
  },
  Si: {
    valence: 4,
    monoisotopicMass: 27.97692653465,
    averageMass: 28.085,
    isotopes: [
      { offset: 0, abundance: 0.92223 },
      { offset: 1, abundance: 0.04685 },
      { offset: 2, abundance: 0.03092 },
    ],
  },
};

/** Da; CODATA 2018. An ion lacks (or has) this much per charge. */
export const ELECTRON_MASS = 0.000548579909065;

/**
 * Symbols of all 118 elements and of deuterium and tritium: what tells `Na` (known, not handled)
 * from `Xx` (no element).
 */
export const PERIODIC_TABLE: ReadonlySet<string> = new Set(
  (
    'H D T He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe ' +
    'Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db ' +
    'Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og'
  ).split(' '),
);
