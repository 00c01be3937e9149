import type { Building } from './building.ts';
import { COUNTING_LETTERS } from '@elucida/spectra/chemistry/greek-letters';
import { CannotBuild } from './building.ts';
import { areEquivalent } from './equivalent.ts';

/** A part of the molecule under construction that later parts are attached to. */
export interface Fragment {
  /** Atom of each locant: `2`, `4a`, `1'`, `alpha`. */
  readonly places: Map<string, number>;
  /** Atoms that an unlocated substituent may go to: the skeleton. */
  readonly core: number[];
  /**
   * Nitrogens of the characteristic groups, for N, N′ … in order; `at` the skeleton locant they are
   * at.
   */
  readonly hetero: { readonly letter: string; readonly atom: number; readonly at: string }[];
  readonly frees: { readonly atom: number; readonly order: number }[];
  /** Atoms whose hydrogen is acidic, for esters and salts. */
  readonly acidic: number[];
  /** Carbons that become acyl carbons. */
  readonly acyl: number[];
  /** Benzene-like: `ortho`, `meta`, `para` make sense. */
  readonly isChain: boolean;
  /** Rings of a stereoparent as drawn, anticlockwise. */
  readonly walks: number[][];
  /** The single nitrogen takes unlocated substituents first (amino acids, amines). */
  readonly nitrogenFirst: boolean;
}

export const emptyFragment = (isChain = false, nitrogenFirst = false): Fragment => ({
  places: new Map(),
  core: [],
  hetero: [],
  frees: [],
  acidic: [],
  acyl: [],
  walks: [],
  isChain,
  nitrogenFirst,
});

/** The atom of a locant. Throws CannotBuild where the fragment has no such place. */
export function atomAt(building: Building, fragment: Fragment, locant: string): number {
  const found = fragment.places.get(locant);
  if (found !== undefined) return found;
  const letter = locant[0];
  if (letter === 'N' || letter === 'O' || letter === 'S' || letter === 'P' || letter === 'C')
    return heteroAt(building, fragment, letter, locant.slice(1));
  const relative =
    locant === 'ortho' ? '2' : locant === 'meta' ? '3' : locant === 'para' ? '4' : null;
  if (
    relative !== null &&
    !fragment.isChain &&
    fragment.places.has('6') &&
    fragment.core.length >= 6
  )
    return atomAt(building, fragment, relative);
  const greek = COUNTING_LETTERS.indexOf(locant);
  if (greek >= 0) {
    // Greek letters count from the atom next to the principal group: alpha is C-2 of an acid, C-1 of
    // an amine or alcohol.
    const first = fragment.acidic.length > 0 || fragment.places.get('acyl') !== undefined ? 2 : 1;
    if (fragment.isChain) return atomAt(building, fragment, String(first + greek));
  }
  if (locant === 'omega' && fragment.isChain) return fragment.core.at(-1)!;
  throw new CannotBuild(`no place ${locant}`);
}

function heteroAt(building: Building, fragment: Fragment, letter: string, rest: string): number {
  const primes = rest.length - rest.replace(/'/g, '').length;
  const number = rest.replace(/'/g, '');
  let own = fragment.hetero.filter((entry) => entry.letter === letter);
  if (number !== '') {
    const primed = own.filter((entry) => entry.at === `${number}${"'".repeat(primes)}`);
    if (primed.length > 0) return primed[0].atom;
    own = own.filter((entry) => entry.at === number);
    if (own.length <= primes) throw new CannotBuild('no such heteroatom');
    return own[primes].atom;
  }
  if (own.length > primes) return own[primes].atom;
  const element = { N: 7, O: 8, S: 16, P: 15, C: 0 }[letter]!;
  const inCore = [...new Set([...fragment.core, ...fragment.places.values()])].filter(
    (atom) => building.element[atom] === element && building.valence[atom] === 0,
  );
  if (
    own.length === 0 &&
    primes === 0 &&
    (inCore.length === 1 || (inCore.length > 1 && areEquivalent(building, inCore)))
  )
    return inCore[0];
  throw new CannotBuild(`no place ${letter}`);
}
