import type { SpectrumType } from '../spectrum.ts';
import { techniqueOf } from '../techniques/registry.ts';
import type { PlotPeak } from './plot-peak.ts';

/**
 * A curve through the typed peaks: lines of the technique's shape, added up and scaled to 1. It
 * only shows what a peak list looks like; it is not a prediction of line shapes. `samples` x values
 * from `left` to `right` are evaluated, plus every peak position, so that no top is cut off.
 */
export function tracePoints(
  technique: SpectrumType,
  options: { peaks: readonly PlotPeak[]; domain: readonly [number, number]; samples: number },
): [number, number][] {
  const { halfWidth: width, shape } = techniqueOf(technique).plot;
  if (width === null) return [];
  const {
    peaks,
    domain: [left, right],
    samples,
  } = options;
  const grid = Array.from(
    { length: samples },
    (_, i) => left + ((right - left) * i) / (samples - 1),
  );
  const xs = [...grid, ...peaks.map((peak) => peak.x)].sort((a, b) =>
    left < right ? a - b : b - a,
  );
  const value = (x: number) =>
    peaks.reduce((sum, peak) => {
      const reduced = (x - peak.x) / (width * (peak.breadth ?? 1));
      return (
        sum +
        peak.height *
          (shape === 'gaussian' ? Math.exp(-Math.LN2 * reduced ** 2) : 1 / (1 + reduced ** 2))
      );
    }, 0);
  const points = xs.map((x): [number, number] => [x, value(x)]);
  const top = Math.max(1, ...points.map(([, y]) => y));
  return points.map(([x, y]) => [x, y / top]);
}
