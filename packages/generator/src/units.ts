import { ELEMENT_FACTS, type ElementSymbol } from '@elucida/spectra/chemistry/elements';

/**
 * Units: what is at a skeleton vertex. Most are one atom; groups whose bonds exceed the lowest
 * valences (nitro, sulfoxide …) and charged atoms are units too, expanded when the molecule is
 * written.
 */
export interface UnitAtom {
  readonly element: number;
  readonly charge: number;
  /** Atom of the unit (0 = the vertex itself) that it is bonded to, with which order. */
  readonly bondedTo: number;
  readonly order: number;
}

export interface Unit {
  readonly name: string;
  /** Number of the unit, below MOST_UNITS. */
  readonly code: number;
  /** Atomic number and charge of the atom at the vertex. */
  readonly element: number;
  readonly charge: number;
  /** Bonds (counted with order) that the unit has outside itself. */
  readonly valence: number;
  readonly minDegree: number;
  readonly maxDegree: number;
  /** Most bond units above one that each outer bond takes: 0 single bonds only. */
  readonly maxExtra: number;
  readonly mayCarryHydrogen: boolean;
  /** Atoms beyond the first. */
  readonly attached: readonly UnitAtom[];
  /** Atoms by element symbol that one unit takes from the formula. */
  readonly composition: Readonly<Record<string, number>>;
}

interface UnitSpec {
  name: string;
  element: number;
  charge?: number;
  valence: number;
  minDegree?: number;
  maxExtra?: number;
  mayCarryHydrogen?: boolean;
  attached?: readonly UnitAtom[];
  composition: Record<string, number>;
}

/** Bound of `Unit.code`. */
export const MOST_UNITS = 32;

let nextCode = 0;

function unit(spec: UnitSpec): Unit {
  return {
    code: nextCode++,
    charge: 0,
    minDegree: 0,
    maxDegree: Math.min(4, spec.valence),
    maxExtra: Math.min(2, spec.valence - 1),
    mayCarryHydrogen: true,
    attached: [],
    ...spec,
  };
}

const oxo = { element: 8, charge: 0, bondedTo: 0, order: 2 } as const;
const oxide = { element: 8, charge: -1, bondedTo: 0, order: 1 } as const;

const atom = (name: ElementSymbol): Unit => {
  const { atomicNumber: element, valence } = ELEMENT_FACTS[name];
  return unit({ name, element, valence, composition: { [name]: 1 } });
};

/**
 * Atoms with their lowest valences. Their order decides the order in which isomers are made.
 */
export const ATOM_UNITS: Readonly<Record<string, Unit>> = {
  C: atom('C'),
  Si: atom('Si'),
  N: atom('N'),
  P: atom('P'),
  B: atom('B'),
  O: atom('O'),
  S: atom('S'),
  F: atom('F'),
  Cl: atom('Cl'),
  Br: atom('Br'),
  I: atom('I'),
};

/**
 * Neutral groups, in the project's conventions: S=O and P=O neutral; nitro, azide, diazo, N-oxide
 * charge-separated.
 */
export const GROUP_UNITS = {
  nitro: unit({
    name: 'nitro',
    element: 7,
    charge: 1,
    valence: 1,
    minDegree: 1,
    mayCarryHydrogen: false,
    attached: [oxo, oxide],
    composition: { N: 1, O: 2 },
  }),
  sulfoxide: unit({
    name: 'sulfoxide',
    element: 16,
    valence: 2,
    minDegree: 2,
    maxExtra: 0,
    mayCarryHydrogen: false,
    attached: [oxo],
    composition: { S: 1, O: 1 },
  }),
  sulfone: unit({
    name: 'sulfone',
    element: 16,
    valence: 2,
    minDegree: 2,
    maxExtra: 0,
    mayCarryHydrogen: false,
    attached: [oxo, oxo],
    composition: { S: 1, O: 2 },
  }),
  phosphoryl: unit({
    name: 'phosphoryl',
    element: 15,
    valence: 3,
    minDegree: 1,
    maxExtra: 0,
    attached: [oxo],
    composition: { P: 1, O: 1 },
  }),
  thiophosphoryl: unit({
    name: 'thiophosphoryl',
    element: 15,
    valence: 3,
    minDegree: 2,
    maxExtra: 0,
    attached: [{ ...oxo, element: 16 }],
    composition: { P: 1, S: 1 },
  }),
  azide: unit({
    name: 'azide',
    element: 7,
    valence: 1,
    minDegree: 1,
    mayCarryHydrogen: false,
    composition: { N: 3 },
    attached: [
      { element: 7, charge: 1, bondedTo: 0, order: 2 },
      { element: 7, charge: -1, bondedTo: 1, order: 2 },
    ],
  }),
  diazo: unit({
    name: 'diazo',
    element: 7,
    charge: 1,
    valence: 2,
    minDegree: 1,
    mayCarryHydrogen: false,
    composition: { N: 2 },
    attached: [{ element: 7, charge: -1, bondedTo: 0, order: 2 }],
  }),
  'n-oxide': unit({
    name: 'n-oxide',
    element: 7,
    charge: 1,
    valence: 3,
    minDegree: 2,
    maxExtra: 1,
    mayCarryHydrogen: false,
    attached: [oxide],
    composition: { N: 1, O: 1 },
  }),
  isocyanide: unit({
    name: 'isocyanide',
    element: 7,
    charge: 1,
    valence: 1,
    minDegree: 1,
    mayCarryHydrogen: false,
    composition: { N: 1, C: 1 },
    attached: [{ element: 6, charge: -1, bondedTo: 0, order: 3 }],
  }),
} as const satisfies Record<string, Unit>;

export type GroupName = keyof typeof GROUP_UNITS;

/** Charged atoms for formulas with a charge, by sign. */
export const ION_UNITS: { readonly anions: readonly Unit[]; readonly cations: readonly Unit[] } = {
  anions: [
    unit({
      name: 'O-',
      element: 8,
      charge: -1,
      valence: 1,
      minDegree: 1,
      mayCarryHydrogen: false,
      composition: { O: 1 },
    }),
    unit({
      name: 'S-',
      element: 16,
      charge: -1,
      valence: 1,
      minDegree: 1,
      mayCarryHydrogen: false,
      composition: { S: 1 },
    }),
    unit({ name: 'N-', element: 7, charge: -1, valence: 2, minDegree: 1, composition: { N: 1 } }),
  ],
  cations: [
    unit({ name: 'N+', element: 7, charge: 1, valence: 4, maxExtra: 2, composition: { N: 1 } }),
    unit({ name: 'P+', element: 15, charge: 1, valence: 4, maxExtra: 1, composition: { P: 1 } }),
    unit({ name: 'S+', element: 16, charge: 1, valence: 3, maxExtra: 1, composition: { S: 1 } }),
    unit({ name: 'O+', element: 8, charge: 1, valence: 3, maxExtra: 1, composition: { O: 1 } }),
  ],
};

const BY_CODE = new Map(
  [
    ...Object.values(ATOM_UNITS),
    ...Object.values(GROUP_UNITS),
    ...ION_UNITS.anions,
    ...ION_UNITS.cations,
  ].map((each) => [each.code, each]),
);

/** The unit of a code, which is the same on every thread. Throws for a code that no unit has. */
export function unitOfCode(code: number): Unit {
  const found = BY_CODE.get(code);
  if (found === undefined) throw new RangeError(`no unit has the code ${code}`);
  return found;
}
