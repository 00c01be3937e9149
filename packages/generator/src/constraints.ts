/** Limits of a count, both included; absent means none. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/**
 * What the spectra say of every candidate, as hard limits. Only what is certain belongs here: a
 * limit that the truth breaks loses the truth. Rings, π carbons, hydrogens on carbon and
 * exchangeable hydrogens cut while skeletons grow and units are placed; all are checked on each
 * finished molecule.
 */
export interface GenerationConstraints {
  /** Rings: bonds − atoms + 1 (naphthalene 2). */
  readonly rings?: Range;
  /** Carbons with at least one double or triple bond (aromatic, C=C, C=O, C≡N …). */
  readonly piCarbons?: Range;
  /**
   * Carbons with a triple bond or two double bonds (alkyne, nitrile, allene centre, isocyanate).
   * With `piCarbons` it fixes the rings.
   */
  readonly spCarbons?: Range;
  /**
   * Carbons that carry 0, 1, 2, 3 hydrogens; `hydrogensOnCarbon[3]` is the number of CH3 groups.
   */
  readonly hydrogensOnCarbon?: readonly [Range?, Range?, Range?, Range?];
  /** Hydrogens on atoms other than carbon. */
  readonly exchangeableHydrogens?: Range;
  /** C=O double bonds of any kind. */
  readonly carbonyls?: Range;
  /** Aromatic atoms as `molecules/perceive` sees them. */
  readonly aromaticAtoms?: Range;
  /**
   * Topological symmetry classes of carbon: at least as many as distinct ¹³C peaks, and not far
   * above.
   */
  readonly carbonClasses?: Range;
}

export function isWithin(value: number, range: Range | undefined): boolean {
  return range === undefined || (value >= (range.min ?? 0) && value <= (range.max ?? Infinity));
}
