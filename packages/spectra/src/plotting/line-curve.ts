import type { DrawnLine } from '../simulation/proton-spectrum.ts';
import type { DrawnCurve } from '../traces/read-trace.ts';

/** Where a line is drawn, in its widths from its top: closest where it bends most. */
const STEPS = [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1.1, 1.5, 2.2, 3.5, 6, 12] as const;
/** A line adds to points within so many widths: beyond, less than 0.2 % of its height. */
const REACH = 12;
/** Lines below this share of the tallest add to the curve and need no points of their own. */
const LEAST = 1e-4;

const heightOf = ({ intensity, width }: DrawnLine) => (width > 0 ? intensity / width : 0);

/**
 * The curve of Lorentzian lines over a range, its highest point 1, with points so close where lines
 * are that it stays smooth however far it is enlarged. A line's area is its intensity. Null without
 * lines.
 */
export function lineCurve(
  lines: readonly DrawnLine[],
  domain: readonly [number, number],
): DrawnCurve | null {
  const tallest = Math.max(0, ...lines.map(heightOf));
  if (tallest === 0) return null;
  const low = Math.min(...domain),
    high = Math.max(...domain);
  const places = new Set<number>([low, high]);
  for (const line of lines) {
    if (heightOf(line) < LEAST * tallest) continue;
    for (const step of STEPS) {
      places.add(line.ppm - step * line.width);
      places.add(line.ppm + step * line.width);
    }
  }
  const x = Float64Array.from([...places].filter((ppm) => ppm >= low && ppm <= high)).sort();
  const y = new Float64Array(x.length);
  for (const { ppm, intensity, width } of lines) {
    if (width <= 0) continue;
    const from = ppm - REACH * width,
      to = ppm + REACH * width;
    let first = 0,
      end = x.length;
    while (first < end) {
      const middle = (first + end) >> 1;
      if (x[middle]! < from) first = middle + 1;
      else end = middle;
    }
    for (let k = first; k < x.length && x[k]! <= to; k++)
      y[k]! += intensity / width / (1 + ((x[k]! - ppm) / (width / 2)) ** 2);
  }
  const top = y.reduce((highest, value) => Math.max(highest, value), Number.MIN_VALUE);
  return { x, y: y.map((value) => value / top) };
}
