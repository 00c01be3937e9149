import { visiblePoints } from '@elucida/spectra/traces/visible-points';
import type { DrawnCurve } from '@elucida/spectra/traces/read-trace';
import type { ScaleLinear } from 'd3-scale';

/** Decimals of a pixel that a path keeps. */
const round = (px: number) => Math.round(px * 10) / 10;

/**
 * The path of what is seen of a curve: all its points where there are few, else what each column of
 * pixels holds. `heightAt`: the place of a value, px.
 */
export function curvePath(
  curve: DrawnCurve,
  scale: ScaleLinear<number, number>,
  heightAt: (value: number) => number,
): string {
  const range = scale.range();
  const points = visiblePoints(curve, {
    toPx: scale,
    toValue: (px) => scale.invert(px),
    left: range[0]!,
    right: range.at(-1)!,
  });
  let path = '';
  for (const [x, y] of points)
    path += `${path === '' ? 'M' : 'L'}${round(x)} ${round(heightAt(y))}`;
  return path;
}
