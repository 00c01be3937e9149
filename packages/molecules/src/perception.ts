import { MAX_DEGREE } from './graph.ts';

/** What follows from a graph and every stage needs: rings, aromaticity, topological symmetry. */
export interface Perception {
  /** 1 where the atom is aromatic. */
  readonly aromatic: Uint8Array;
  /** 1 where the bond in slot `atom * MAX_DEGREE + k` is aromatic. */
  readonly aromaticBond: Uint8Array;
  /** 1 where the bond in that slot is in a ring. */
  readonly ringBond: Uint8Array;
  /** Size of the smallest ring through the atom (3–8; 9 stands for larger), 0 outside rings. */
  readonly smallestRing: Uint8Array;
  /**
   * Topological symmetry class by atom, 0-based; aromatic bonds count as equal, so that Kekulé
   * forms do not split classes. Numbered canonically: equal for renumbered graphs.
   */
  readonly symmetryClass: Uint8Array;
  readonly symmetryClassCount: number;
  /**
   * Size of the smallest ring through the bond in slot `atom * MAX_DEGREE + k` (3–8; 9 stands for
   * larger), 0 for chain bonds.
   */
  readonly bondRing: Uint8Array;
  /**
   * Refined colour by atom (32-bit hash): equal within a symmetry class, and comparable between
   * molecules of the same constitution.
   */
  readonly refined: Uint32Array;
}

/** A perception that is written again for one molecule after another (`perceiveInto`). */
export type ReusedPerception = { -readonly [Key in keyof Perception]: Perception[Key] };

export function emptyPerception(atomCount: number): ReusedPerception {
  const slots = atomCount * MAX_DEGREE;
  return {
    aromatic: new Uint8Array(atomCount),
    aromaticBond: new Uint8Array(slots),
    ringBond: new Uint8Array(slots),
    smallestRing: new Uint8Array(atomCount),
    symmetryClass: new Uint8Array(atomCount),
    symmetryClassCount: 0,
    bondRing: new Uint8Array(slots),
    refined: new Uint32Array(atomCount),
  };
}
