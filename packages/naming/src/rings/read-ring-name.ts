import { canBeDoubleBonded, maximumMatching } from './double-bond-matching.ts';
import type { Locant } from './locant.ts';
import { readSkeleton } from './read/read-skeleton.ts';
import { bondsOf } from './skeleton.ts';

/** A ring parent read from its name: skeleton with locants. */
export interface NamedRing {
  /** Atomic numbers, by atom. */
  readonly elements: readonly number[];
  /**
   * Skeleton bonds. `order` is 2 only for double bonds that the name fixes (none for mancude
   * parents: their double bonds are to be placed by a matching over the atoms of `mancude`).
   */
  readonly bonds: readonly { readonly a: number; readonly b: number; readonly order: number }[];
  /** Locant by atom; locants are unique. */
  readonly locants: readonly Locant[];
  /**
   * By atom: the name implies the maximum number of non-cumulative double bonds here (false
   * throughout for saturated parents).
   */
  readonly mancude: readonly boolean[];
  /**
   * Atoms without a ring double bond by the name itself (the CH2 of `indane`, of `chroman`; empty
   * for plain mancude names).
   * They are sp3 unless the rest of the name says otherwise.
   */
  readonly saturated: readonly number[];
  /**
   * Number of indicated hydrogens that the mancude part needs (1 for indene and pyrrole, 0 for
   * pyridine) after `saturated` are set.
   */
  readonly indicatedHydrogens: number;
}

/**
 * Reads a canonical English ring name: lower case, without indicated hydrogen and hydro prefixes.
 * The final `e` may be missing (elided before a suffix). Null when the text is not a ring name.
 */
export function readRingName(name: string): NamedRing | null {
  const ring = readSkeleton(name);
  if (!ring) return null;
  const { skeleton, locants, mancude, saturated } = ring;
  const eligible = skeleton.elements.map(
    (element, i) =>
      mancude[i] &&
      !saturated.includes(i) &&
      canBeDoubleBonded(element, skeleton.neighbours[i].length),
  );
  const mate = maximumMatching(skeleton, eligible);
  return {
    elements: skeleton.elements,
    bonds: bondsOf(skeleton).map(([a, b]) => ({
      a,
      b,
      order: ring.doubleBonds?.some((bond) => bond.includes(a) && bond.includes(b)) ? 2 : 1,
    })),
    locants,
    mancude,
    saturated,
    indicatedHydrogens: eligible.filter((can, i) => can && mate[i] < 0).length,
  };
}
