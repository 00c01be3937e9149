/**
 * Nuclei of spin ½ that are magnetically equivalent: one shift, and one constant to each other
 * group.
 */
export interface SpinGroup {
  /**
   * Chemical shift; null for nuclei of another element (¹⁹F, ³¹P), which split lines and have none
   * in the spectrum.
   */
  readonly ppm: number | null;
  /** How many nuclei. */
  readonly nuclei: number;
  /** 0-based heavy atoms that carry them, those of all copies. */
  readonly atoms: readonly number[];
  /**
   * How many such groups the molecule has in parts that do not couple with each other (the two
   * ethyl groups of diethyl ether); 1 if absent.
   */
  readonly copies?: number | undefined;
  /**
   * Width of its lines at half height, Hz, where it is not the spectrum's: hydrogens that exchange.
   */
  readonly width_hz?: number | undefined;
}

/** Constant between two groups, by their indexes, with its sign, Hz. */
export type SpinCoupling = readonly [a: number, b: number, hz: number];

/** All that a ¹H spectrum follows from, the spectrometer's frequency and the line width apart. */
export interface SpinSystem {
  readonly groups: readonly SpinGroup[];
  readonly couplings: readonly SpinCoupling[];
}

/** One line of a simulated spectrum. */
export interface SpectrumLine {
  /** Position, Hz from 0 ppm. */
  readonly hz: number;
  /** In hydrogens: the lines of a group add up to its nuclei. */
  readonly intensity: number;
}

/** The lines of one group of hydrogens, ascending by position. */
export interface GroupLines {
  /** Index of the group in its spin system. */
  readonly group: number;
  readonly lines: readonly SpectrumLine[];
}
