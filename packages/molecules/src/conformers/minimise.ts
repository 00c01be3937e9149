/** The energy at `x`; writes its gradient into `gradient`. */
export type EnergyAndGradient = (x: Float64Array, gradient: Float64Array) => number;

interface Options {
  /** Evaluations at most. */
  readonly most: number;
  /** Ends where the energy fell by less than this in `STILL` steps. */
  readonly tolerance: number;
}

/** Steps that the inverse Hessian is made of, and those without progress after which it ends. */
const REMEMBERED = 8,
  STILL = 8;
/** A component moves at most so far in one step, Å. */
const LONGEST = 0.3;
const SUFFICIENT = 1e-4;

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
};

/**
 * Moves `x` to a minimum near it and gives the energy there. Limited-memory BFGS (J. Nocedal, Math.
 * Comput. 35 (1980) 773) with steps that are halved until the energy falls.
 */
export function minimise(x: Float64Array, energy: EnergyAndGradient, options: Options): number {
  const n = x.length;
  const gradient = new Float64Array(n),
    next = new Float64Array(n),
    nextGradient = new Float64Array(n),
    direction = new Float64Array(n);
  const steps: { s: Float64Array; y: Float64Array; rho: number }[] = [];
  const alpha = new Float64Array(REMEMBERED);
  let value = energy(x, gradient),
    evaluations = 1,
    still = 0;
  while (evaluations < options.most && still < STILL) {
    direction.set(gradient);
    for (let k = steps.length - 1; k >= 0; k--) {
      alpha[k] = steps[k].rho * dot(steps[k].s, direction);
      for (let i = 0; i < n; i++) direction[i] -= alpha[k] * steps[k].y[i];
    }
    const last = steps.at(-1);
    const scale = last ? 1 / (last.rho * dot(last.y, last.y)) : 1e-3;
    for (let i = 0; i < n; i++) direction[i] *= scale;
    for (let k = 0; k < steps.length; k++) {
      const beta = steps[k].rho * dot(steps[k].y, direction);
      for (let i = 0; i < n; i++) direction[i] += steps[k].s[i] * (alpha[k] - beta);
    }
    let slope = -dot(direction, gradient);
    if (!(slope < 0)) {
      if (steps.length === 0) break;
      steps.length = 0;
      continue;
    }
    let longest = 0;
    for (let i = 0; i < n; i++) longest = Math.max(longest, Math.abs(direction[i]));
    let step = Math.min(1, LONGEST / longest);
    slope *= step;
    let reached = Infinity;
    for (; evaluations < options.most; step /= 2, slope /= 2) {
      for (let i = 0; i < n; i++) next[i] = x[i] - step * direction[i];
      reached = energy(next, nextGradient);
      evaluations++;
      if (reached <= value + SUFFICIENT * slope || step < 1e-10) break;
    }
    if (!(reached < value)) {
      if (steps.length === 0) break;
      steps.length = 0;
      continue;
    }
    const s = new Float64Array(n),
      y = new Float64Array(n);
    for (let i = 0; i < n; i++) {
      s[i] = next[i] - x[i];
      y[i] = nextGradient[i] - gradient[i];
    }
    const curvature = dot(s, y);
    if (curvature > 1e-12) {
      if (steps.length === REMEMBERED) steps.shift();
      steps.push({ s, y, rho: 1 / curvature });
    }
    still = value - reached < options.tolerance ? still + 1 : 0;
    value = reached;
    x.set(next);
    gradient.set(nextGradient);
  }
  return value;
}
