/**
 * A top of a curve: its place in the array, and how far it rises above the higher of the two
 * saddles next to it.
 */
export interface Maximum {
  readonly index: number;
  readonly prominence: number;
}

/**
 * Lowest value between each position and the next higher one to its left. One pass with a stack of
 * descending values, as for "nearest greater element": linear.
 */
function saddles(y: ArrayLike<number>, at: (step: number) => number): Float64Array {
  const lowest = new Float64Array(y.length);
  const stack: { value: number; low: number }[] = [];
  for (let step = 0; step < y.length; step++) {
    const value = y[at(step)]!;
    let low = value;
    while (stack.length > 0 && stack.at(-1)!.value <= value) low = Math.min(low, stack.pop()!.low);
    lowest[at(step)] = low;
    stack.push({ value, low });
  }
  return lowest;
}

/**
 * Local maxima with a topographic prominence of at least `least` (in the unit of `y`), in order of
 * position. A plateau is one maximum, at its middle. Linear in the number of points.
 */
export function localMaxima(y: ArrayLike<number>, least: number): Maximum[] {
  const last = y.length - 1;
  const left = saddles(y, (step) => step);
  const right = saddles(y, (step) => last - step);
  const maxima: Maximum[] = [];
  for (let start = 0; start <= last;) {
    let end = start;
    while (end < last && y[end + 1] === y[start]) end++;
    const rises = start === 0 || y[start - 1]! < y[start]!;
    const falls = end === last || y[end + 1]! < y[start]!;
    if (rises && falls && last > 0) {
      const index = (start + end) >> 1;
      const prominence = y[index]! - Math.max(left[start]!, right[end]!);
      if (prominence >= least) maxima.push({ index, prominence });
    }
    start = end + 1;
  }
  return maxima;
}

/**
 * Standard deviation of a curve's noise: 1.4826 times the median absolute difference of neighbours,
 * over √2. Signals are few among the points, so the median does not see them (robust estimate,
 * Rousseeuw and Croux 1993).
 */
export function noiseOf(y: ArrayLike<number>): number {
  if (y.length < 2) return 0;
  const steps = Float64Array.from({ length: y.length - 1 }, (_, index) =>
    Math.abs(y[index + 1]! - y[index]!),
  ).sort();
  return (1.4826 * steps[steps.length >> 1]!) / Math.SQRT2;
}

/** Moving average over 2 `half` + 1 points, fewer at the ends. */
export function smoothed(y: ArrayLike<number>, half: number): Float64Array {
  const sums = new Float64Array(y.length + 1);
  for (let index = 0; index < y.length; index++) sums[index + 1] = sums[index]! + y[index]!;
  return Float64Array.from({ length: y.length }, (_, index) => {
    const from = Math.max(0, index - half);
    const to = Math.min(y.length, index + half + 1);
    return (sums[to]! - sums[from]!) / (to - from);
  });
}

/** Position and height of the top of the parabola through a maximum and its neighbours. */
export function vertex(x: ArrayLike<number>, y: ArrayLike<number>, index: number): number {
  const [before, top, after] = [y[index - 1], y[index]!, y[index + 1]];
  if (before === undefined || after === undefined || before + after === 2 * top) return x[index]!;
  const shift = Math.max(-0.5, Math.min(0.5, (before - after) / (2 * (before - 2 * top + after))));
  return x[index]! + shift * (shift < 0 ? x[index]! - x[index - 1]! : x[index + 1]! - x[index]!);
}
