import { leastSquares, robustLine, worstResidualPx } from './fit-axis.ts';
import type { AxisLine, AxisPoint } from './fit-axis.ts';
import type { Tick } from './ticks.ts';

export interface Calibration {
  readonly line: AxisLine;
  readonly ticks: number;
  readonly residualPx: number;
  readonly points: readonly AxisPoint[];
}

/** Largest distance between tick marks and the calibration, px. */
const MAX_TICK_RESIDUAL_PX = 1.6;

/**
 * Moves each label from its text's centre to its tick mark: the longest mark near it (major ticks
 * are longer than minor ones), the nearest of equally long ones. Label centres alone are off by up
 * to a few pixels, ticks by tenths. Null if the ticks do not fit.
 */
export function snapToTicks(
  labels: readonly AxisPoint[],
  ticks: readonly Tick[],
  windowPx: number,
): Calibration | null {
  const points: AxisPoint[] = [];
  for (const label of labels) {
    const near = ticks.filter((t) => Math.abs(t.x - label.x) <= windowPx);
    if (!near.length) continue;
    const longest = Math.max(...near.map((t) => t.length));
    const major = near
      .filter((t) => t.length >= 0.8 * longest)
      .sort((a, b) => Math.abs(a.x - label.x) - Math.abs(b.x - label.x))[0]!;
    points.push({ x: major.x, value: label.value });
  }
  if (points.length < Math.max(2, 0.6 * labels.length)) return null;
  const fit = robustLine(points, MAX_TICK_RESIDUAL_PX);
  if (!fit || fit.inliers.length < Math.max(2, 0.6 * labels.length)) return null;
  return {
    line: fit.line,
    ticks: fit.inliers.length,
    residualPx: worstResidualPx(fit.inliers, fit.line),
    points: fit.inliers,
  };
}

/** The calibration by label centres alone, where there are no tick marks. */
export function byLabelCentres(labels: readonly AxisPoint[]): Calibration {
  const line = leastSquares(labels);
  return { line, ticks: 0, residualPx: worstResidualPx(labels, line), points: labels };
}
