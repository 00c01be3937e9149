/** Place of the top between points, by the parabola through a maximum at `k` and its neighbours. */
export function topOf(values: ArrayLike<number>, k: number): number {
  const [a, b, c] = [values[k - 1]!, values[k]!, values[k + 1]!];
  const bend = a - 2 * b + c;
  return bend === 0 ? k : k + Math.max(-0.5, Math.min(0.5, (a - c) / (2 * bend)));
}
