/** The middle value; of an even number of values the upper of the middle two. NaN of none. */
export const median = (values: ArrayLike<number>): number => quantile(values, 0.5);

/** The value below which this share of the values lies. NaN of none. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
