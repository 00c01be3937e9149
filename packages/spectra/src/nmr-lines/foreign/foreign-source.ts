import type { ImpurityId } from '../../chemistry/impurities.ts';
import type { SolventId } from '../../chemistry/solvents.ts';

/**
 * Where lines that are not the molecule's may come from. `small`: an integral too small to be a
 * hydrogen of the molecule, of unknown origin. `split`: a further line of a carbon that ¹⁹F or ³¹P
 * splits.
 */
export type ForeignKind = 'solvent' | 'water' | 'impurity' | 'small' | 'split';

/** What a line is assigned to. */
export interface ForeignOwner {
  readonly kind: ForeignKind;
  /** The solvent whose line it is, or in which the impurity is met. */
  readonly solvent?: SolventId;
  readonly impurity?: ImpurityId;
  /** Where such lines are published, ppm; absent for those of unknown origin. */
  readonly place?: number;
  /** What splits the carbon, and into which constant (Hz). */
  readonly by?: 'F' | 'P';
  readonly j_hz?: number;
  /**
   * Log units that it costs to leave the line to this owner: prior, position, pattern, and the
   * owner’s other lines; below zero where its integral fits no hydrogen of the molecule.
   */
  readonly cost: number;
}

/**
 * A line of the list, by its index, with what position and pattern cost, and where it is published
 * (ppm).
 */
export interface Claim {
  readonly line: number;
  readonly cost: number;
  readonly place?: number;
}

/** Lines of one origin found in the lists. */
export interface ForeignSource extends Omit<ForeignOwner, 'cost' | 'place' | 'by' | 'j_hz'> {
  /**
   * Log units for the source to be there at all, its missing lines and proportions among them;
   * shared by its lines.
   */
  readonly prior: number;
  readonly h1: readonly Claim[];
  readonly c13: readonly Claim[];
}

/** One line of a ¹H list as this inference sees it. */
export interface ListedProton {
  readonly ppm: number;
  readonly integral: number | undefined;
  readonly multiplicity: string | undefined;
  readonly couplings: readonly number[];
}

/** The lists, in their own order, and what was declared. */
export interface Listed {
  readonly h1: readonly ListedProton[];
  /** ppm */
  readonly c13: readonly number[];
  /** What the metadata name as solvent, one text a spectrum. */
  readonly solvents: readonly string[];
  /** Field of the ¹³C spectrum, MHz, where it is declared. */
  readonly carbonMHz?: number;
}
