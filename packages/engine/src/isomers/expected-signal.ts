import type { SplitPattern } from './split-pattern.ts';

/**
 * One expected signal: shift and standard deviation in ppm, and the heavy atoms that make it,
 * 0-based.
 */
export interface ExpectedSignal {
  readonly shift: number;
  readonly sd: number;
  readonly atoms: readonly number[];
  /** 2 where topologically equal groups differ in space: two signals with one prediction. */
  readonly signals: number;
}

export interface ExpectedProton extends ExpectedSignal {
  readonly hydrogens: number;
  /** Null for hydrogens on N, O and S: shift and width follow solvent and concentration. */
  readonly pattern: SplitPattern | null;
}

export interface ExpectedCarbon extends ExpectedSignal {
  /** On each of the carbons. */
  readonly hydrogens: number;
}
