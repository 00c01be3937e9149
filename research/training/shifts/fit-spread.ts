/** Share of a normal distribution within one standard deviation. */
export const ONE_SD_SHARE = 0.6827;

/**
 * Coefficients of log s, linear in `features` (rows of `terms`), that maximise the Laplace
 * likelihood of the absolute errors (in typical errors), then shifted so that ONE_SD_SHARE of them
 * lie within s. Newton's method, deterministic.
 */
export function fitSpread(features: Float64Array, errors: Float64Array, terms: number): number[] {
  const rows = errors.length;
  const beta = new Array<number>(terms).fill(0);
  for (let iteration = 0; iteration < 30; iteration++) {
    const gradient = new Array<number>(terms).fill(0);
    const hessian = Array.from({ length: terms }, () => new Array<number>(terms).fill(0));
    for (let row = 0; row < rows; row++) {
      const ratio = Math.min(20, errors[row] * Math.exp(-logSpread(beta, features, row)));
      for (let i = 0; i < terms; i++) {
        const x = features[row * terms + i];
        gradient[i] += (ratio - 1) * x;
        for (let j = 0; j <= i; j++) hessian[i][j] += (0.2 + ratio) * x * features[row * terms + j];
      }
    }
    const step = solve(hessian, gradient);
    for (let i = 0; i < terms; i++) beta[i] += step[i];
  }
  const ratios = Float64Array.from(
    errors,
    (error, row) => error * Math.exp(-logSpread(beta, features, row)),
  );
  beta[0] += Math.log(quantile(ratios, ONE_SD_SHARE));
  return beta;
}

function logSpread(beta: readonly number[], features: Float64Array, row: number): number {
  let sum = 0;
  for (let i = 0; i < beta.length; i++) sum += beta[i] * features[row * beta.length + i];
  return sum;
}

/** Solves a symmetric positive definite system given by its lower triangle (Cholesky). */
function solve(lower: number[][], right: number[]): number[] {
  const n = right.length;
  const l = lower.map((row) => row.slice());
  const x = right.slice();
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = l[i][j] + (i === j ? 1e-6 : 0);
      for (let k = 0; k < j; k++) sum -= l[i][k] * l[j][k];
      l[i][j] = i === j ? Math.sqrt(sum) : sum / l[j][j];
    }
  }
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= l[i][k] * x[k];
    x[i] /= l[i][i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= l[k][i] * x[k];
    x[i] /= l[i][i];
  }
  return x;
}

/** The value below which `share` of the values lie. */
export function quantile(values: Float64Array, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
