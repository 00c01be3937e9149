import type { Formula } from '@elucida/spectra/formula/formula';
import { pairLimit } from './pair-limit.ts';
import { ATOM_UNITS, GROUP_UNITS, ION_UNITS, type GroupName, type Unit } from './units.ts';

/** One way to make up the formula: units and how many of each are at the skeleton's vertices. */
export interface Composition {
  readonly units: readonly Unit[];
  readonly counts: readonly number[];
  readonly vertexCount: number;
  /**
   * Bond units beyond a tree of single bonds, shared out among rings and multiple bonds; negative:
   * impossible.
   */
  readonly unsaturation: number;
  /** Most bond units above one between units a and b, at `a * units.length + b`. */
  readonly pairLimit: Uint8Array;
}

/**
 * Groups that a formula may hold in `chemical` mode; isocyanides are left out unless asked for,
 * being rare.
 */
export const DEFAULT_GROUPS: readonly GroupName[] = [
  'nitro',
  'sulfoxide',
  'sulfone',
  'phosphoryl',
  'thiophosphoryl',
  'azide',
  'diazo',
  'n-oxide',
];

/** The composition of single atoms with their lowest valences. */
export function plainComposition(formula: Formula): Composition {
  return compose(
    new Map(Object.entries(atomCounts(formula)).map(([symbol, n]) => [ATOM_UNITS[symbol], n])),
    formula.counts.H ?? 0,
  );
}

/**
 * Every composition from atoms, groups and, for a charged formula, as many charged atoms as its
 * charge says.
 */
export function chemicalCompositions(
  formula: Formula,
  groups: readonly GroupName[],
): Composition[] {
  const hydrogens = formula.counts.H ?? 0;
  const ions = formula.charge < 0 ? ION_UNITS.anions : formula.charge > 0 ? ION_UNITS.cations : [];
  const special: Unit[] = [...ions, ...groups.map((name) => GROUP_UNITS[name])];
  const found: Composition[] = [];
  const taken = new Map<Unit, number>();

  function take(index: number, left: Record<string, number>, charges: number): void {
    if (index === special.length) {
      if (charges !== 0) return;
      const units = new Map(
        Object.entries(left)
          .filter(([, n]) => n > 0)
          .map(([symbol, n]) => [ATOM_UNITS[symbol], n] as const),
      );
      for (const [unit, n] of taken) if (n > 0) units.set(unit, n);
      const composition = compose(units, hydrogens);
      if (composition.unsaturation >= 0) found.push(composition);
      return;
    }
    const unit = special[index];
    const isIon = index < ions.length;
    for (let n = 0; !isIon || n <= charges; n++) {
      const rest = { ...left };
      let enough = true;
      for (const [symbol, each] of Object.entries(unit.composition)) {
        rest[symbol] = (rest[symbol] ?? 0) - n * each;
        if (rest[symbol] < 0) enough = false;
      }
      if (!enough) break;
      taken.set(unit, n);
      take(index + 1, rest, isIon ? charges - n : charges);
    }
    taken.delete(unit);
  }

  take(0, atomCounts(formula), Math.abs(formula.charge));
  return found;
}

function atomCounts(formula: Formula): Record<string, number> {
  return Object.fromEntries(
    Object.entries(formula.counts).filter(([symbol, n]) => symbol !== 'H' && n > 0),
  ) as Record<string, number>;
}

/** The composition of these units; `hydrogens` is what they carry together. */
export function compose(units: ReadonlyMap<Unit, number>, hydrogens: number): Composition {
  // Units that fit few places come last in the search for the least assignment, so that carbon
  // fills the front.
  const sorted = [...units].sort(
    ([a], [b]) => b.valence - a.valence || a.element - b.element || a.name.localeCompare(b.name),
  );
  let vertexCount = 0;
  let bonds = 0;
  for (const [unit, n] of sorted) {
    vertexCount += n;
    bonds += unit.valence * n;
  }
  const twice = bonds - hydrogens - 2 * (vertexCount - 1);
  return {
    pairLimit: Uint8Array.from(sorted.flatMap(([a]) => sorted.map(([b]) => pairLimit(a, b)))),
    units: sorted.map(([unit]) => unit),
    counts: sorted.map(([, n]) => n),
    vertexCount,
    unsaturation: twice < 0 || twice % 2 !== 0 ? -1 : twice / 2,
  };
}
