import type { DrawnLine } from './proton-spectrum.ts';

interface Window {
  /** ppm, in drawing order. */
  readonly domain: readonly [number, number];
  /** Points besides the lines' tops. */
  readonly samples: number;
}

/** A line adds to points within so many of its widths: beyond, less than 0.2 % of its height. */
const REACH_WIDTHS = 12;

/**
 * The curve of Lorentzian lines in a window, scaled to 1 at its highest point there: evenly spaced
 * points, and the top of every line, so that none is cut off where points are
 * wider apart than lines. A line's area is its intensity.
 */
export function lineTrace(
  lines: readonly DrawnLine[],
  { domain: [left, right], samples }: Window,
): [number, number][] {
  const low = Math.min(left, right),
    high = Math.max(left, right);
  const near = lines.filter(
    ({ ppm, width }) => ppm > low - REACH_WIDTHS * width && ppm < high + REACH_WIDTHS * width,
  );
  const grid = Array.from({ length: samples }, (_, i) => low + ((high - low) * i) / (samples - 1));
  const xs = Float64Array.from([
    ...grid,
    ...near.map(({ ppm }) => ppm).filter((ppm) => ppm > low && ppm < high),
  ]).sort();
  const ys = new Float64Array(xs.length);
  let first = 0;
  // Lines ascend, so that the first point within reach only moves on; broad lines look back for
  // theirs.
  for (const { ppm, intensity, width } of near.toSorted(
    (a, b) => a.ppm - REACH_WIDTHS * a.width - (b.ppm - REACH_WIDTHS * b.width),
  )) {
    while (first < xs.length && xs[first]! < ppm - REACH_WIDTHS * width) first++;
    for (let i = first; i < xs.length && xs[i]! <= ppm + REACH_WIDTHS * width; i++)
      ys[i]! += intensity / width / (1 + ((xs[i]! - ppm) / (width / 2)) ** 2);
  }
  const top = ys.reduce((highest, y) => Math.max(highest, y), Number.MIN_VALUE);
  const points = Array.from(xs, (x, i): [number, number] => [x, Math.max(0, ys[i]! / top)]);
  return left > right ? points.reverse() : points;
}
