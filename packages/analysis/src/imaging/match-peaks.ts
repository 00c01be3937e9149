/**
 * Pairs of positions within a tolerance, one to one, nearest first: [index in `truth`, index in
 * `read`].
 */
export function matchPeaks(
  truth: readonly number[],
  read: readonly number[],
  tolerance: number,
): [number, number][] {
  const near = truth
    .flatMap((t, i) => read.map((r, j) => ({ i, j, d: Math.abs(t - r) })))
    .filter((p) => p.d <= tolerance + 1e-9)
    .sort((a, b) => a.d - b.d);
  const pairs: [number, number][] = [];
  for (const { i, j } of near) if (!pairs.some(([a, b]) => a === i || b === j)) pairs.push([i, j]);
  return pairs;
}

/** The middle value (upper one of two). */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
