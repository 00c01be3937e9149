/** What one answer adds to the log odds of `none`, and how it came out. */
export interface OffsetExample {
  /** Log odds that are given. */
  readonly offset: number;
  readonly features: readonly number[];
  /** 1 where the truth was none of the candidates, else 0. */
  readonly none: 0 | 1;
}

/** Standard deviation of the Gaussian prior around 0 of each coefficient, log units. */
const PRIOR_SD = 3;
const STEPS = 200;
/** Longest Newton step in a coefficient: where probabilities are near 0 or 1 a whole one goes too far. */
const LONGEST = 0.5;
/** A Newton step shorter than this in each coefficient ends the fit. */
const SETTLED = 1e-9;

/** Probability that belongs to log odds. */
export const probabilityOf = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Log odds of an example with these coefficients. */
export const logitOf = (
  { offset, features }: Pick<OffsetExample, 'offset' | 'features'>,
  coefficients: readonly number[],
): number => coefficients.reduce((sum, each, i) => sum + each * features[i], offset);

/**
 * Coefficients of a logistic regression on top of given log odds: the most likely ones under a Gaussian prior, by
 * Newton's method (T. Hastie, R. Tibshirani, J. Friedman, The Elements of Statistical Learning, 2nd ed., 4.4.1).
 */
export function fitOffset(examples: readonly OffsetExample[]): number[] {
  const size = examples[0]?.features.length ?? 0;
  const coefficients = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = coefficients.map((each) => -each / PRIOR_SD ** 2);
    const hessian = coefficients.map((_, i) =>
      coefficients.map((__, k) => (i === k ? 1 / PRIOR_SD ** 2 : 0)),
    );
    for (const example of examples) {
      const p = probabilityOf(logitOf(example, coefficients));
      example.features.forEach((value, i) => {
        gradient[i] += (example.none - p) * value;
        example.features.forEach((other, k) => {
          hessian[i][k] += p * (1 - p) * value * other;
        });
      });
    }
    const whole = solve(hessian, gradient);
    const part = Math.min(1, LONGEST / Math.max(...whole.map(Math.abs)));
    const moves = whole.map((move) => part * move);
    moves.forEach((move, i) => {
      coefficients[i] += move;
    });
    if (moves.every((move) => Math.abs(move) < SETTLED)) break;
  }
  return coefficients;
}

/** x of Ax = b, A positive definite: elimination without a choice of pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  rows.forEach((pivot, i) => {
    for (let below = i + 1; below < rows.length; below++) {
      const factor = rows[below][i] / pivot[i];
      for (let column = i; column <= rows.length; column++)
        rows[below][column] -= factor * pivot[column];
    }
  });
  const x = new Array<number>(rows.length).fill(0);
  for (let i = rows.length - 1; i >= 0; i--) {
    const rest = x.reduce((sum, value, k) => (k > i ? sum + rows[i][k] * value : sum), 0);
    x[i] = (rows[i][rows.length] - rest) / rows[i][i];
  }
  return x;
}
