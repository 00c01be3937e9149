/**
 * Wilson score interval of a proportion at 95 % (E. B. Wilson, J. Am. Stat. Assoc. 1927, 22, 209).
 */
export function wilson(successes: number, n: number): readonly [low: number, high: number] {
  if (n === 0) return [0, 1];
  const z = 1.959964;
  const p = successes / n;
  const centre = p + (z * z) / (2 * n);
  const half = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return [Math.max(0, (centre - half) / scale), Math.min(1, (centre + half) / scale)];
}

/** Quantile by nearest rank; NaN of an empty list. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length === 0
    ? Number.NaN
    : sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))];
}

export interface Stated {
  readonly confidence: number;
  readonly right: boolean;
}

/** Expected calibration error over ten equal bins (Naeini et al., AAAI 2015). */
export function calibrationError(stated: readonly Stated[]): number {
  const bins = Array.from({ length: 10 }, (_, bin) =>
    stated.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin),
  );
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  return bins.reduce(
    (sum, bin) =>
      bin.length === 0
        ? sum
        : sum +
          (bin.length / stated.length) *
            Math.abs(
              mean(bin.map(({ confidence }) => confidence)) -
                mean(bin.map(({ right }) => Number(right))),
            ),
    0,
  );
}

/** Mean squared difference between stated confidence and outcome (Brier 1950). */
export function brierScore(stated: readonly Stated[]): number {
  return (
    stated.reduce((sum, { confidence, right }) => sum + (confidence - Number(right)) ** 2, 0) /
    stated.length
  );
}
