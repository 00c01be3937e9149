import type { Finalist } from './finalists.ts';

/** A finalist with its full score and the terms behind it. */
export interface Judged extends Finalist {
  readonly score: number;
  readonly terms: Float64Array;
  /**
   * For one of several tautomers: the same for all forms of the compound, and the key of the form
   * whose predicted shifts stand for them.
   */
  readonly compound?: number;
  readonly predictedAs?: number;
}
