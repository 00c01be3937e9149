export interface ScaledIntegrals {
  /**
   * Whole protons by peak, at least 1 each; empty where the spectrum has no integrals. Of a peak
   * without one among others a guess: what the others leave.
   */
  readonly protons: readonly number[];
  /**
   * given: as typed; scaled: relative integrals brought to the formula; guessed: some were absent;
   * absent: none at all.
   */
  readonly from: 'given' | 'scaled' | 'guessed' | 'absent';
}

/** Hydrogens that the integrals of a spectrum have to add up to. */
export interface IntegralLimits {
  /** Hydrogens of the formula. */
  readonly hydrogens: number;
  /** Hydrogens that may hide: on N, O, S (exchange, broadening). */
  readonly exchangeable: number;
  /**
   * The solvent has replaced them by deuterium: integrals that leave them out are whole as they
   * stand.
   */
  readonly exchanged?: boolean;
}

/**
 * Integrals that sum above the formula by no more than this are kept: an impurity or a rounded-up
 * multiplet.
 */
const EXCESS_PROTONS = 0;
/**
 * Mean deviation from whole numbers above which integrals are taken to be relative areas, protons.
 */
const WHOLE_NUMBER_TOLERANCE = 0.15;

/**
 * Brings integrals to whole protons of the formula. Integrals of the literature are whole numbers
 * and often leave out exchangeable protons; integrals read from a spectrometer are relative;
 * database rows are now and then plainly wrong, which is why a sum below the formula is accepted as
 * it is when no whole multiple of it fits.
 */
export function scaleIntegrals(
  integrals: readonly (number | undefined)[],
  { hydrogens, exchangeable, exchanged = false }: IntegralLimits,
): ScaledIntegrals {
  const known = integrals.filter(
    (value): value is number => value !== undefined && Number.isFinite(value) && value > 0,
  );
  if (known.length === 0) return { protons: [], from: 'absent' };
  if (known.length < integrals.length)
    return guessAbsent(integrals, known, { hydrogens, exchangeable, exchanged });
  const sum = known.reduce((a, b) => a + b, 0);
  const whole = known.every(
    (value) => Math.abs(value - Math.round(value)) <= WHOLE_NUMBER_TOLERANCE && value >= 0.8,
  );
  if (whole && sum <= hydrogens + EXCESS_PROTONS + 0.5) {
    const rounded = known.map((value) => Math.round(value));
    const total = rounded.reduce((a, b) => a + b, 0);
    const factor = hydrogens / total;
    const isWithoutExchanged = exchanged && total >= hydrogens - exchangeable;
    if (Number.isInteger(factor) && factor > 1 && !isWithoutExchanged)
      return { protons: rounded.map((value) => value * factor), from: 'scaled' };
    return { protons: rounded, from: 'given' };
  }
  return {
    protons: bestScale(known, sum, hydrogens, Math.max(0, hydrogens - exchangeable)),
    from: 'scaled',
  };
}

/**
 * Peaks without integral may have the hydrogens that the others leave, shared among them. That is a
 * guess, at least one each: who leaves an integral out most often leaves out a line of the solvent.
 */
function guessAbsent(
  integrals: readonly (number | undefined)[],
  known: readonly number[],
  limits: IntegralLimits,
): ScaledIntegrals {
  const sum = known.reduce((a, b) => a + b, 0);
  // Whole numbers within the formula are protons: a multiple of them is not looked for, as part of
  // the formula may be under the others.
  const isWhole = known.every(
    (value) => Math.abs(value - Math.round(value)) <= WHOLE_NUMBER_TOLERANCE,
  );
  const counted =
    isWhole && sum <= limits.hydrogens + 0.5
      ? known.map((value) => Math.max(1, Math.round(value)))
      : [...scaleIntegrals(known, limits).protons];
  const left = limits.hydrogens - counted.reduce((a, b) => a + b, 0);
  const share = Math.max(1, Math.floor(left / (integrals.length - known.length)));
  let next = 0;
  return {
    protons: integrals.map((value) => (value !== undefined && value > 0 ? counted[next++] : share)),
    from: 'guessed',
  };
}

/**
 * Tries every total between the formula less its exchangeable hydrogens and the formula; the least
 * rounding error wins.
 */
function bestScale(known: readonly number[], sum: number, most: number, least: number): number[] {
  let best: number[] = [];
  let bestError = Infinity;
  for (let total = most; total >= Math.min(least, most); total--) {
    const scaled = known.map((value) => (value * total) / sum);
    const rounded = scaled.map((value) => Math.max(1, Math.round(value)));
    const roundedTotal = rounded.reduce((a, b) => a + b, 0);
    const error =
      scaled.reduce((e, value, i) => e + Math.abs(value - rounded[i]) / Math.sqrt(rounded[i]), 0) +
      Math.abs(roundedTotal - total) +
      0.15 * (most - total);
    if (error < bestError) [best, bestError] = [rounded, error];
  }
  return best;
}
