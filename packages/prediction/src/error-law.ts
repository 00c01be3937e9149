/**
 * Errors of predicted shifts have heavy tails: of those on held-out molecules 68 % lie within one
 * stated standard deviation and 95 % within 2.7 of them, in all bands of likeness (docs/science/
 * prediction.md). Student's t with three degrees of freedom has both.
 */
const NU = 3;
/** Its quantile for 68.27 % within, so that 1 is the stated standard deviation. */
const ONE_SD = 1.1969;

/** Share of errors that lie further off than `ratio` stated standard deviations, on both sides. */
function shareBeyond(ratio: number): number {
  const x = (ONE_SD * ratio) / Math.sqrt(NU);
  // Closed form of the distribution for ν = 3 (N. L. Johnson, S. Kotz, Continuous Univariate
  // Distributions 2, ch. 28), written for small tails: atan(1/x) keeps their digits.
  return (2 / Math.PI) * (Math.atan2(1, x) - x / (1 + x * x));
}

/**
 * How many standard deviations of a normal law are as rare as an error of `ratio` stated standard
 * deviations: 1 at 1, 2 at 2.7, 2.5 at 4.4. `ratio` ≥ 0.
 */
export const asNormalDeviation = (ratio: number): number => normalQuantile(shareBeyond(ratio) / 2);

/**
 * The deviation beyond which a normal law has the share `tail`, ≤ 0.5, on one side: M. Abramowitz,
 * I. A. Stegun, Handbook of Mathematical Functions, 26.2.23; right to 0.00045.
 */
function normalQuantile(tail: number): number {
  const t = Math.sqrt(-2 * Math.log(tail));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
  return Math.max(0, t - above / below);
}
