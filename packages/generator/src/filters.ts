import { HALOGENS } from '@elucida/spectra/chemistry/elements';
import type { Composition } from './compositions.ts';
import { MAX_SKELETON_DEGREE, type Skeleton } from './skeleton.ts';
import type { SmallRings } from './small-rings.ts';
import { MOST_UNITS, type Unit } from './units.ts';

/** What the generator leaves out as implausible. */
export interface PlausibilityFilters {
  /** Strained ring systems: see `acceptsSkeleton`, `limitStrain`, `isBondPatternPlausible`. */
  readonly strain: boolean;
  /**
   * Chains of heteroatoms: O–halogen, N–F, halogen–halogen, open-chain N–N–N and groups on atoms
   * that do not hold them.
   */
  readonly heteroatomChains: boolean;
  /** Most O–O bonds; only looked at with `heteroatomChains`. */
  readonly maxPeroxideBonds: number;
}

export const NO_FILTERS: PlausibilityFilters = {
  strain: false,
  heteroatomChains: false,
  maxPeroxideBonds: Infinity,
};
/** Conservative: all 350 development truths of known constitution pass. */
export const PLAUSIBLE: PlausibilityFilters = {
  strain: true,
  heteroatomChains: true,
  maxPeroxideBonds: 1,
};

const HALOGEN_UNITS: ReadonlySet<string> = new Set(HALOGENS);
const HETERO = new Set(['N', 'O', 'S', 'O-', 'S-', 'N-', ...HALOGENS]);

/** Symmetric when asked both ways. */
function isForbiddenNeighbour(a: Unit, b: Unit): boolean {
  const [x, y] = [a.name, b.name];
  if (HALOGEN_UNITS.has(x))
    return (
      HALOGEN_UNITS.has(y) ||
      y === 'O' ||
      y === 'O-' ||
      y === 'n-oxide' ||
      (x === 'F' && y === 'N') ||
      y === 'nitro' ||
      y === 'azide'
    );
  switch (x) {
    case 'nitro':
      return y === 'S' || y === 'nitro' || y === 'sulfoxide' || y === 'sulfone' || y === 'O-';
    case 'azide':
      return HETERO.has(y) || y === 'azide' || y === 'nitro' || y === 'n-oxide';
    case 'diazo':
    case 'isocyanide':
      return y !== 'C';
    case 'n-oxide':
      return y === 'n-oxide' || y === 'O' || y === 'O-' || y === 'nitro' || y === 'S-';
    case 'sulfoxide':
    case 'sulfone':
      return y === 'sulfoxide' || y === 'sulfone';
    case 'O-':
    case 'S-':
      return y === 'O' || y === 'N' || y === 'O-' || y === 'S-' || y === 'N-';
    default:
      return false;
  }
}

/**
 * 1 and 2 where two units have been asked about, at `code * MOST_UNITS + code`: allowed, forbidden.
 */
const asked = new Uint8Array(MOST_UNITS * MOST_UNITS);

/** True for neighbours that no ordinary compound has. */
export function areForbiddenNeighbours(a: Unit, b: Unit): boolean {
  const at = a.code * MOST_UNITS + b.code;
  if (asked[at] === 0) asked[at] = isForbiddenNeighbour(a, b) || isForbiddenNeighbour(b, a) ? 2 : 1;
  return asked[at] === 2;
}

export type UnitFilter = (unitOf: Uint8Array, vertex: number, unit: number) => boolean;

/**
 * The check of one more unit against those placed before it; null without filters. `skeleton` and
 * `rings` are read when called.
 */
export function unitFilter(
  composition: Composition,
  skeleton: Skeleton,
  rings: SmallRings,
  filters: PlausibilityFilters,
): UnitFilter | null {
  if (!filters.heteroatomChains) return null;
  const { units } = composition;
  const size = units.length;
  const forbidden = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++)
      forbidden[a * size + b] = areForbiddenNeighbours(units[a], units[b]) ? 1 : 0;
  }
  // Molecules of two atoms (Cl2, ClF) have nothing else to bond with.
  if (composition.vertexCount <= 2) forbidden.fill(0);
  const nitrogen = units.findIndex((unit) => unit.name === 'N');
  const oxygen = units.findIndex((unit) => unit.name === 'O');

  function placedNeighbours(unitOf: Uint8Array, of: number, before: number, unit: number): number {
    let count = 0;
    for (let k = 0; k < skeleton.degree[of]; k++) {
      const w = skeleton.neighbours[of * MAX_SKELETON_DEGREE + k];
      if (w < before && unitOf[w] === unit) count++;
    }
    return count;
  }

  function makesOpenNitrogenChain(unitOf: Uint8Array, vertex: number): boolean {
    if (
      placedNeighbours(unitOf, vertex, vertex, nitrogen) >= 2 &&
      !((rings.vertices >> vertex) & 1)
    )
      return true;
    for (let k = 0; k < skeleton.degree[vertex]; k++) {
      const w = skeleton.neighbours[vertex * MAX_SKELETON_DEGREE + k];
      if (
        w < vertex &&
        unitOf[w] === nitrogen &&
        !((rings.vertices >> w) & 1) &&
        placedNeighbours(unitOf, w, vertex, nitrogen) >= 1
      )
        return true;
    }
    return false;
  }

  function peroxideBonds(unitOf: Uint8Array, vertex: number): number {
    let count = placedNeighbours(unitOf, vertex, vertex, oxygen);
    if (count === 0) return 0;
    for (let v = 0; v < vertex; v++)
      if (unitOf[v] === oxygen) count += placedNeighbours(unitOf, v, v, oxygen);
    return count;
  }

  return (unitOf, vertex, unit) => {
    for (let k = 0; k < skeleton.degree[vertex]; k++) {
      const w = skeleton.neighbours[vertex * MAX_SKELETON_DEGREE + k];
      if (w < vertex && forbidden[unit * size + unitOf[w]] === 1) return false;
    }
    if (unit === nitrogen) return !makesOpenNitrogenChain(unitOf, vertex);
    return unit !== oxygen || peroxideBonds(unitOf, vertex) <= filters.maxPeroxideBonds;
  };
}
