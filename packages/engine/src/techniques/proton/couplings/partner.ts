import type { Constants } from './coupling-ranges.ts';

/** Nuclei that split one group of hydrogens alike. */
export interface Partner {
  readonly kind:
    | 'geminal'
    | 'vicinal'
    | 'ortho'
    | 'olefinic'
    | 'long-range'
    | 'exchanging'
    | 'fluorine'
    | 'phosphorus';
  /** Symmetry class of the atoms that carry them. */
  readonly symmetryClass: number;
  /** How many nuclei of spin ½. */
  readonly nuclei: number;
  /** Coupling constants of such paths. */
  readonly constants: Constants;
  /**
   * How often a spectrum shows this splitting, 0–1: 1 for a vicinal coupling of a chain, small for
   * what needs resolution or slow exchange.
   */
  readonly seen: number;
  /**
   * The nuclei may have constants of their own: hydrogens of a CH2 in a ring or next to a
   * stereocentre, of =CH2.
   */
  readonly mayDiffer: boolean;
}

/** A coupling that a routine spectrum must show. */
export const CERTAIN = 0.85;
