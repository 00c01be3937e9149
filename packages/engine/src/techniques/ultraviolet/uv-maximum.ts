import type { Chromophore } from '../../evidence/chromophores.ts';

/** An absorption maximum to be expected, nm, with the scatter of its rule, nm. */
export interface ExpectedMaximum {
  readonly chromophore: Chromophore;
  readonly nm: number;
  readonly sd: number;
  /**
   * False for bands that lists often leave out: forbidden ones (ε below 1000), and second ones near
   * the end of the range.
   */
  readonly strong: boolean;
  readonly atoms: readonly number[];
}
