/**
 * Degrees of freedom: shift errors have heavier tails than a Gaussian (reassigned peaks, solvents);
 * fitted value 4.
 */
const NU = 4;
/** log Γ(5/2) − log Γ(2) − ½ log(4π), the constant of the density with ν = 4. */
const LOG_NORMALISATION = Math.log(0.375);

/**
 * Log density of Student's t (ν = 4) at `difference` with scale `sd`, in the unit of `sd`; at least
 * `floor`.
 */
export function logStudentT(difference: number, sd: number, floor: number): number {
  const peak = logPeak(sd);
  const square = difference * difference * inverseSquare(sd);
  return square < squareAtFloor(peak, floor) ? peak - HALF_POWER * Math.log(1 + square) : floor;
}

/**
 * The density's logarithm in parts, for loops over many differences: peak − HALF_POWER · log(1 +
 * square), and `floor` from squareAtFloor on.
 */
export const HALF_POWER = (NU + 1) / 2;

/** Log density at no difference. */
export function logPeak(sd: number): number {
  return LOG_NORMALISATION - Math.log(sd);
}

/** Factor that makes a squared difference the `square` of the density. */
export function inverseSquare(sd: number): number {
  return 1 / (sd * sd * NU);
}

/** The `square` at which the log density has come down to `floor`. */
export function squareAtFloor(peak: number, floor: number): number {
  return Math.exp((peak - floor) / HALF_POWER) - 1;
}

/**
 * Mean log density of a t-distributed error with ν = 4 and scale 1: minus its entropy, 5/2·(ψ(5/2)
 * − ψ(2)) + log(2·B(2, ½)).
 */
export const EXPECTED_LOG_STUDENT_T = -1.682;
