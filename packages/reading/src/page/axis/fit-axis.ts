/** value = slope · x + offset, with `x` in pixels. */
export interface AxisLine {
  readonly slope: number;
  readonly offset: number;
}
export interface AxisPoint {
  readonly x: number;
  readonly value: number;
}

/** Ordinary least squares. */
export function leastSquares(points: readonly AxisPoint[]): AxisLine {
  const n = points.length;
  const mx = points.reduce((s, p) => s + p.x, 0) / n;
  const mv = points.reduce((s, p) => s + p.value, 0) / n;
  const sxx = points.reduce((s, p) => s + (p.x - mx) ** 2, 0);
  const sxv = points.reduce((s, p) => s + (p.x - mx) * (p.value - mv), 0);
  const slope = sxv / sxx;
  return { slope, offset: mv - slope * mx };
}

/** Largest distance, in pixels, between the points and the line. */
export const worstResidualPx = (points: readonly AxisPoint[], { slope, offset }: AxisLine) =>
  Math.max(0, ...points.map((p) => Math.abs((p.value - offset) / slope - p.x)));

/**
 * The line through most points: every pair is tried (RANSAC of Fischler & Bolles 1981,
 * exhaustively, since there are few labels), then refined on its inliers. Misread numbers are
 * outliers. Null if fewer than two distinct points agree.
 */
export function robustLine(
  points: readonly AxisPoint[],
  tolerancePx: number,
): { line: AxisLine; inliers: AxisPoint[] } | null {
  let best: AxisPoint[] = [];
  let bestError = Infinity;
  for (let i = 0; i < points.length; i++) {
    for (let j = i + 1; j < points.length; j++) {
      const a = points[i]!;
      const b = points[j]!;
      if (a.value === b.value || Math.abs(a.x - b.x) < 1) continue;
      const line = leastSquares([a, b]);
      const inliers = points.filter(
        (p) => Math.abs((p.value - line.offset) / line.slope - p.x) <= tolerancePx,
      );
      const error = inliers.reduce(
        (s, p) => s + Math.abs((p.value - line.offset) / line.slope - p.x),
        0,
      );
      if (inliers.length > best.length || (inliers.length === best.length && error < bestError)) {
        best = inliers;
        bestError = error;
      }
    }
  }
  return best.length < 2 ? null : { line: leastSquares(best), inliers: best };
}
