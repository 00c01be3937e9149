import { SYMBOLS } from './periodic-table.ts';

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

/** Metals of counter-ions: they are next to a molecule, never in it. */
export const COUNTER_IONS = ['Li', 'Na', 'K'] as const satisfies readonly ElementSymbol[];
export const HALOGENS = ['F', 'Cl', 'Br', 'I'] as const satisfies readonly ElementSymbol[];

export interface Isotope {
  /** Nucleons. */
  readonly massNumber: number;
  /** Da. */
  readonly mass: number;
  /** Mole fraction, 0–1. */
  readonly abundance: number;
}

export interface ElementFacts {
  readonly atomicNumber: number;
  /** Lowest usual valence: what the degree of unsaturation counts with. */
  readonly valence: number;
  /** Da, abridged standard atomic weight. */
  readonly averageMass: number;
  /** The stable ones and ⁴⁰K, the lightest first. */
  readonly isotopes: readonly Isotope[];
  /** The most abundant isotope. */
  readonly main: Isotope;
}

type Row = readonly [
  valence: number,
  averageMass: number,
  ...isotopes: (readonly [mass: number, abundance: number])[],
];

const ROWS: Readonly<Record<ElementSymbol, Row>> = {
  C: [4, 12.011, [12, 0.9893], [13.00335483507, 0.0107]],
  H: [1, 1.008, [1.00782503223, 0.999885], [2.01410177812, 0.000115]],
  N: [3, 14.007, [14.00307400443, 0.99636], [15.00010889888, 0.00364]],
  O: [2, 15.999, [15.99491461957, 0.99757], [16.9991317565, 0.00038], [17.99915961286, 0.00205]],
  S: [
    2,
    32.06,
    [31.9720711744, 0.9499],
    [32.9714589098, 0.0075],
    [33.967867004, 0.0425],
    [35.96708071, 0.0001],
  ],
  P: [3, 30.973761998, [30.97376199842, 1]],
  F: [1, 18.998403162, [18.99840316273, 1]],
  Cl: [1, 35.45, [34.968852682, 0.7576], [36.965902602, 0.2424]],
  Br: [1, 79.904, [78.9183376, 0.5069], [80.9162897, 0.4931]],
  I: [1, 126.90447, [126.9044719, 1]],
  B: [3, 10.81, [10.01293695, 0.199], [11.00930536, 0.801]],
  Si: [4, 28.085, [27.97692653465, 0.92223], [28.9764946649, 0.04685], [29.973770136, 0.03092]],
  Li: [1, 6.94, [6.0151228874, 0.0759], [7.0160034366, 0.9241]],
  Na: [1, 22.98976928, [22.989769282, 1]],
  K: [1, 39.0983, [38.9637064864, 0.932581], [39.963998166, 0.000117], [40.9618252579, 0.067302]],
};

function factsOf(symbol: ElementSymbol): ElementFacts {
  const [valence, averageMass, ...rows] = ROWS[symbol];
  const isotopes = rows.map(([mass, abundance]) => ({
    massNumber: Math.round(mass),
    mass,
    abundance,
  }));
  return {
    atomicNumber: SYMBOLS.indexOf(symbol) + 1,
    valence,
    averageMass,
    isotopes,
    main: isotopes.reduce((most, each) => (each.abundance > most.abundance ? each : most)),
  };
}

/**
 * Facts of the elements a formula may hold, all of one edition: isotope masses and representative
 * isotopic compositions, NIST Atomic Weights and Isotopic Compositions, version 4.1 (masses of
 * AME2012; compositions of IUPAC 2009, Pure Appl. Chem. 83 (2011) 397); abridged standard atomic
 * weights, IUPAC 2021, Pure Appl. Chem. 94 (2022) 573 (conventional value where IUPAC gives an
 * interval).
 */
export const ELEMENT_FACTS = Object.fromEntries(
  ELEMENTS.map((symbol) => [symbol, factsOf(symbol)]),
) as Readonly<Record<ElementSymbol, ElementFacts>>;

/** Da; CODATA 2018. An ion lacks (or has) this much per charge. */
export const ELECTRON_MASS = 0.000548579909065;

/** The element of a formula with an atomic number; undefined where formulas hold none such. */
export const elementNumbered = (atomicNumber: number): ElementSymbol | undefined =>
  BY_NUMBER.get(atomicNumber);
const BY_NUMBER: ReadonlyMap<number, ElementSymbol> = new Map(
  ELEMENTS.map((symbol) => [ELEMENT_FACTS[symbol].atomicNumber, symbol]),
);

/** Fluorine, chlorine, bromine and iodine by atomic number. */
export const HALOGEN_NUMBERS: ReadonlySet<number> = new Set(
  HALOGENS.map((symbol) => ELEMENT_FACTS[symbol].atomicNumber),
);

/** Atoms of fluorine, chlorine, bromine and iodine together. */
export const halogensIn = (counts: Readonly<Partial<Record<ElementSymbol, number>>>): number =>
  HALOGENS.reduce((sum, symbol) => sum + (counts[symbol] ?? 0), 0);

/** Abundance of the isotope so many nucleons above (or below) the main one, relative to it. */
export function isotopeRatio(symbol: ElementSymbol, nucleons: number): number {
  const { main, isotopes } = ELEMENT_FACTS[symbol];
  const other = isotopes.find(({ massNumber }) => massNumber === main.massNumber + nucleons);
  return (other?.abundance ?? 0) / main.abundance;
}
