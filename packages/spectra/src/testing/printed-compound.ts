/**
 * A compound as an experimental section describes it, for `section-styles.ts`. The data are written by the
 * project from what is commonly known of these substances; no section of a paper is copied.
 */
export interface PrintedCompound {
  readonly name: string;
  readonly formula: string;
  readonly melts?: string;
  readonly solvent: 'CDCl3' | 'DMSO-d6';
  /** What the accurate mass was measured of. */
  readonly ion: '[M+H]⁺' | '[M+Na]⁺' | '[M−H]⁻' | 'M⁺•';
  readonly phase: 'KBr' | 'film' | 'neat' | 'ATR';
  readonly h1: readonly {
    readonly ppm: number | readonly [from: number, to: number];
    readonly int: number;
    readonly mult: string;
    readonly j?: readonly number[];
    readonly atoms?: string;
  }[];
  readonly c13: readonly {
    readonly ppm: number;
    readonly carbons?: number;
    readonly atoms?: string;
    readonly jcf?: number;
  }[];
  readonly ir: readonly number[];
  /** m/z and percent, the molecular ion first. */
  readonly ms?: readonly (readonly [mz: number, percent: number])[];
}
