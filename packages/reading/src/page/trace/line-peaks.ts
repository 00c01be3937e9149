/** A maximum of a sampled curve. */
export interface CurvePeak {
  /** Sample of the maximum (the middle of a plateau). */
  readonly index: number;
  readonly height: number;
  /** Height above the higher of the two valleys that separate it from higher ground. */
  readonly prominence: number;
  /** First and last sample (inclusive) above half of the prominence. */
  readonly from: number;
  readonly to: number;
}

/**
 * Local maxima of `signal` that stand out by at least `minimum(height)`, from left to right.
 * Prominence as in topography: the drop to the key col. Linear in the samples times the maxima.
 */
export function findPeaks(
  signal: ArrayLike<number>,
  minimum: (height: number) => number,
): CurvePeak[] {
  const peaks: CurvePeak[] = [];
  const n = signal.length;
  for (let i = 0; i < n; i++) {
    const height = signal[i]!;
    if (i > 0 && signal[i - 1]! >= height) continue;
    let end = i;
    while (end + 1 < n && signal[end + 1] === height) end++;
    if (end + 1 < n && signal[end + 1]! > height) continue;
    if (height <= 0 || height < minimum(height)) continue;
    let left = height;
    for (let k = i - 1; k >= 0 && signal[k]! <= height; k--) left = Math.min(left, signal[k]!);
    let right = height;
    // Of equally high maxima the left one counts as the higher, so that exactly one of them keeps
    // the full prominence.
    for (let k = end + 1; k < n && signal[k]! < height; k++) right = Math.min(right, signal[k]!);
    if (i === 0) left = right;
    if (end === n - 1) right = left;
    const prominence = height - Math.max(left, right);
    if (prominence < minimum(height) || prominence <= 0) continue;
    const half = height - prominence / 2;
    let from = i;
    while (from > 0 && signal[from - 1]! > half) from--;
    let to = end;
    while (to + 1 < n && signal[to + 1]! > half) to++;
    peaks.push({ index: (i + end) >> 1, height, prominence, from, to });
  }
  return peaks;
}
