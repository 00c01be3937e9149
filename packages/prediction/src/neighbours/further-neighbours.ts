import { MAX_DEGREE } from '@elucida/molecules/graph';

/**
 * What the atoms two and three bonds from a carbon do to its shift and to those of its hydrogens: an
 * increment each, as in the additivity rules of D. M. Grant and E. G. Paul (J. Am. Chem. Soc. 1964, 86,
 * 2984: β and γ effects), learned by kind.
 */

/** Kinds of atoms at a distance. */
const TYPE = {
  aromaticC: 0,
  saturatedC: 1,
  doubleC: 2,
  carbonylC: 3,
  tripleC: 4,
  singleN: 5,
  multipleN: 6,
  singleO: 7,
  doubleO: 8,
  S: 9,
  F: 10,
  Cl: 11,
  Br: 12,
  I: 13,
  other: 14,
} as const;
const TYPES = 16;
const OF_ELEMENT: Readonly<Record<number, number>> = {
  9: TYPE.F,
  16: TYPE.S,
  17: TYPE.Cl,
  35: TYPE.Br,
  53: TYPE.I,
};

/** Kinds of carbons whose shift it is: the first types, which are those of carbon. */
const OWN_TYPES = 5;
/** Kinds of direct neighbours (`NEIGHBOUR`). */
const KINDS = 32;
const SECOND = OWN_TYPES * KINDS * TYPES;

/** Number of increments of one nucleus. */
export const FURTHER_SIZE = SECOND + OWN_TYPES * TYPES * TYPES;
/** Most increments of one carbon: 4 neighbours, 3 more on each, and 3 on each of these. */
export const MOST_FURTHER = 4 * 3 * (1 + 3);

/** Kind of an atom at a distance. `highestOrder`: of its bonds; `isCarbonyl`: C=O or C=S. */
export function furtherType(atom: {
  readonly element: number;
  readonly highestOrder: number;
  readonly isAromatic: boolean;
  readonly isCarbonyl: boolean;
}): number {
  const { element, highestOrder } = atom;
  switch (element) {
    case 6:
      if (atom.isAromatic) return TYPE.aromaticC;
      if (highestOrder === 1) return TYPE.saturatedC;
      if (atom.isCarbonyl) return TYPE.carbonylC;
      return highestOrder === 2 ? TYPE.doubleC : TYPE.tripleC;
    case 7:
      return highestOrder > 1 ? TYPE.multipleN : TYPE.singleN;
    case 8:
      return highestOrder > 1 ? TYPE.doubleO : TYPE.singleO;
    default:
      return OF_ELEMENT[element] ?? TYPE.other;
  }
}

/**
 * Whether an atom is an oxygen that belongs to its neighbour's group: of nitro, sulfonyl and phosphoryl
 * groups, N-oxides. The group's kind says all that there is to say.
 */
export const isOfGroup = (
  element: number,
  { degree, hydrogens, neighbour }: Record<'degree' | 'hydrogens' | 'neighbour', number>,
): boolean =>
  element === 8 &&
  degree === 1 &&
  hydrogens === 0 &&
  (neighbour === 7 || neighbour === 15 || neighbour === 16);

/** A molecule's bonds, as `MolecularGraph` has them, and what its atoms are. */
export interface FurtherInput {
  readonly degree: Uint8Array;
  readonly neighbours: Uint8Array;
  /** `furtherType` of each atom. */
  readonly type: Uint8Array;
  /** 1 of each atom that `isOfGroup`. */
  readonly ofGroup: Uint8Array;
}

/**
 * Writes which increments a carbon has to `out` and answers how many. `kinds`: of its neighbours
 * (`neighbourKind`), in the order of its slots.
 */
export function furtherIndices(
  { degree, neighbours, type, ofGroup }: FurtherInput,
  carbon: number,
  kinds: ArrayLike<number>,
  out: Uint16Array,
): number {
  const own = type[carbon];
  let count = 0;
  for (let i = 0; i < degree[carbon]; i++) {
    const near = neighbours[carbon * MAX_DEGREE + i];
    const second = (own * KINDS + kinds[i]) * TYPES;
    for (let slot = near * MAX_DEGREE, end = slot + degree[near]; slot < end; slot++) {
      const far = neighbours[slot];
      if (far === carbon || ofGroup[far] === 1) continue;
      out[count++] = second + type[far];
      const third = SECOND + (own * TYPES + type[far]) * TYPES;
      for (let next = far * MAX_DEGREE, last = next + degree[far]; next < last; next++) {
        const farther = neighbours[next];
        if (farther !== near && farther !== carbon && ofGroup[farther] === 0)
          out[count++] = third + type[farther];
      }
    }
  }
  return count;
}
