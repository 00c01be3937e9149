import type { ElementSymbol } from '../chemistry/elements.ts';

/** A molecular formula as a value: what every stage needs, computed once by `parseFormula`. */

/** Atoms by element; absent elements are absent. */
export type AtomCounts = Readonly<Partial<Record<ElementSymbol, number>>>;

export interface Formula {
  /**
   * Hill order, e.g. `C7H12O2`, with a trailing charge where there is one (`C2H3O2-`, `CH2O6S2-2`).
   */
  readonly hill: string;
  readonly counts: AtomCounts;
  readonly charge: number;
  /** Number of atoms other than hydrogen. */
  readonly heavyAtoms: number;
  /**
   * Degree of unsaturation (rings plus double bonds), lowest valences, of the molecule an ion comes
   * from by giving or taking a proton. Negative for salts and hypervalent molecules (`C2H8NCl`: −1,
   * `SF6`: −2).
   */
  readonly unsaturation: number;
  /** Da; the mass of missing or extra electrons is accounted for. */
  readonly monoisotopicMass: number;
  /** Da, standard atomic weights. */
  readonly averageMass: number;
  /**
   * The parts that were typed (`C9H13N·HCl`), the one with most atoms first; absent where the
   * formula was typed in one piece.
   */
  readonly parts?: readonly FormulaPiece[];
}

/** One part of a formula of several (`2 HCl`). */
export interface FormulaPiece {
  readonly counts: AtomCounts;
  readonly charge: number;
  /** How many of them there are. */
  readonly times: number;
}
