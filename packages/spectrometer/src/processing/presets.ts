/** How the decay of a spectrum in one dimension is weighted and filled. */
export interface WindowPreset {
  readonly id: 'proton' | 'carbon' | 'weak';
  /** Width added to every line by an exponential window, Hz; a Gauss curve is folded in only where it is not 0. */
  readonly broadeningHz: number;
  readonly gaussianHz: number;
  /** The decay is filled with zeros to so many times its points. */
  readonly filling: number;
}

/**
 * Twice the points: all of what the decay holds shows in its real part (E. Bartholdi and R. R. Ernst, J. Magn.
 * Reson. 11 (1973) 9).
 */
export const USUAL_FILLING = 2;

const exponential = (id: WindowPreset['id'], broadeningHz: number): WindowPreset => ({
  id,
  broadeningHz,
  gaussianHz: 0,
  filling: USUAL_FILLING,
});

/**
 * Windows by experiment. An exponential as wide as the line gives the best ratio of signal to noise (R. R. Ernst, Adv.
 * Magn. Reson. 2 (1966) 1). Widths: Bruker's parameter sets have 0.3 Hz for ¹H and 1 Hz for ¹³C and DEPT, as `LB` in
 * the `procs` files of seven real experiments. 3 Hz is the upper end of what manuals name for ¹³C, for weak carbons
 * without hydrogen. ¹⁹F and ³¹P are taken as ¹³C.
 */
export const WINDOW_PRESETS: readonly WindowPreset[] = [
  exponential('proton', 0.3),
  exponential('carbon', 1),
  exponential('weak', 3),
];

/** The window that a spectrum of a nucleus has unless a person chooses another. */
export const usualWindow = (nucleus: string): WindowPreset =>
  WINDOW_PRESETS[nucleus === '1H' ? 0 : 1]!;

/** The preset that steps have the values of; null where they are a person's own. */
export const presetOf = (steps: Omit<WindowPreset, 'id'>): WindowPreset | null =>
  WINDOW_PRESETS.find(
    ({ broadeningHz, gaussianHz, filling }) =>
      broadeningHz === steps.broadeningHz &&
      gaussianHz === steps.gaussianHz &&
      filling === steps.filling,
  ) ?? null;
