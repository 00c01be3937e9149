/**
 * A carbon's surroundings by its direct neighbours alone, as a number: what a search can keep up to date
 * while bonds change, without rings or aromaticity being perceived.
 */

/** Number of kinds of neighbours; 0 is none. */
const KINDS = 32;
/** Neighbours that a carbon has at most. */
export const MOST_NEIGHBOURS = 4;

/** A neighbour by its element, the order of its bond to the carbon and what else it is bonded to. */
export const NEIGHBOUR = {
  saturatedC: 1,
  unsaturatedC: 2,
  doubleC: 3,
  tripleC: 4,
  hydroxyl: 5,
  etherO: 6,
  /** An oxygen whose other neighbour is unsaturated: of esters, aryl ethers, enol ethers. */
  esterO: 7,
  doubleO: 8,
  amineN: 9,
  /** A nitrogen that is unsaturated or bonded to an unsaturated atom: of amides, anilines, heteroarenes. */
  amideN: 10,
  doubleN: 11,
  tripleN: 12,
  nitroN: 13,
  singleS: 14,
  doubleS: 15,
  sulfonylS: 16,
  F: 17,
  Cl: 18,
  Br: 19,
  I: 20,
  other: 21,
  aromaticC: 22,
  /** Nitrogen of an aromatic ring with a double bond, as in pyridine, and without, as in pyrrole. */
  aromaticN: 23,
  pyrroleN: 24,
  carbonylC: 25,
} as const;

/** The same kinds without what else the neighbour is bonded to. */
const COARSE: Readonly<Record<number, number>> = {
  [NEIGHBOUR.unsaturatedC]: NEIGHBOUR.saturatedC,
  [NEIGHBOUR.carbonylC]: NEIGHBOUR.saturatedC,
  [NEIGHBOUR.pyrroleN]: NEIGHBOUR.amineN,
  [NEIGHBOUR.hydroxyl]: NEIGHBOUR.etherO,
  [NEIGHBOUR.esterO]: NEIGHBOUR.etherO,
  [NEIGHBOUR.amideN]: NEIGHBOUR.amineN,
  [NEIGHBOUR.nitroN]: NEIGHBOUR.amineN,
};

const coarseKind = (kind: number): number => COARSE[kind] ?? kind;

/** In keys of coarse kinds; in every key, so that none is 0; in those of aromatic carbons. */
const COARSE_BIT = 2 ** 20,
  ANY_BIT = 2 ** 21,
  AROMATIC_BIT = 2 ** 22;

/** Whether a key is of coarse kinds. */
export const isCoarse = (key: number): boolean => (key & COARSE_BIT) !== 0;

const sorted = new Uint8Array(MOST_NEIGHBOURS);

/**
 * Key of up to four kinds of neighbours in any order. The hydrogens follow from the bonds, so that they
 * are not in it.
 */
export function neighbourKey(
  kinds: ArrayLike<number>,
  count: number,
  isAromatic: boolean,
  coarse = false,
): number {
  for (let i = 0; i < count; i++) {
    const kind = coarse ? coarseKind(kinds[i]) : kinds[i];
    let at = i;
    for (; at > 0 && sorted[at - 1] > kind; at--) sorted[at] = sorted[at - 1];
    sorted[at] = kind;
  }
  const key = ANY_BIT + (coarse ? COARSE_BIT : 0) + (isAromatic ? AROMATIC_BIT : 0);
  let packed = 0;
  for (let i = 0; i < count; i++) packed = packed * KINDS + sorted[i];
  return key + packed;
}

export interface NeighbourInput {
  readonly element: number;
  /** Of the bond to the carbon. */
  readonly order: number;
  readonly charge: number;
  readonly hydrogens: number;
  /** It has a double or triple bond. */
  readonly isUnsaturated: boolean;
  /** It has a double bond to oxygen. */
  readonly isCarbonyl: boolean;
  /** It is an aromatic atom, by `markAromatic`. */
  readonly isAromatic: boolean;
  /** It is bonded to an unsaturated atom other than the carbon. */
  readonly besideUnsaturated: boolean;
  /** It is a sulfur with oxygen at double bonds. */
  readonly isSulfonyl: boolean;
}

/** Kind of a neighbour (`NEIGHBOUR`). */
export function neighbourKind(neighbour: NeighbourInput): number {
  const { element, order, isUnsaturated, besideUnsaturated } = neighbour;
  switch (element) {
    case 6:
      if (neighbour.isAromatic) return NEIGHBOUR.aromaticC;
      if (order > 1) return order === 2 ? NEIGHBOUR.doubleC : NEIGHBOUR.tripleC;
      if (neighbour.isCarbonyl) return NEIGHBOUR.carbonylC;
      return isUnsaturated ? NEIGHBOUR.unsaturatedC : NEIGHBOUR.saturatedC;
    case 7:
      if (neighbour.isAromatic) return isUnsaturated ? NEIGHBOUR.aromaticN : NEIGHBOUR.pyrroleN;
      if (order > 1) return order === 2 ? NEIGHBOUR.doubleN : NEIGHBOUR.tripleN;
      if (neighbour.charge > 0 && isUnsaturated) return NEIGHBOUR.nitroN;
      return isUnsaturated || besideUnsaturated ? NEIGHBOUR.amideN : NEIGHBOUR.amineN;
    case 8:
      if (order > 1) return NEIGHBOUR.doubleO;
      if (neighbour.hydrogens > 0) return NEIGHBOUR.hydroxyl;
      return besideUnsaturated ? NEIGHBOUR.esterO : NEIGHBOUR.etherO;
    case 16:
      if (neighbour.isSulfonyl) return NEIGHBOUR.sulfonylS;
      return order > 1 ? NEIGHBOUR.doubleS : NEIGHBOUR.singleS;
    case 9:
      return NEIGHBOUR.F;
    case 17:
      return NEIGHBOUR.Cl;
    case 35:
      return NEIGHBOUR.Br;
    case 53:
      return NEIGHBOUR.I;
    default:
      return NEIGHBOUR.other;
  }
}
