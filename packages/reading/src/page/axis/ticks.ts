import { FAINT_INK } from '../strokes.ts';
import type { Stroke } from '../strokes.ts';
import type { InkMap } from '../ink-map.ts';
import type { Box } from '../raster.ts';
import type { RasterImage } from '../raster-image.ts';

/** A tick mark: its centre in fractions of a pixel (pixel n covers n … n + 1) and its length. */
export interface Tick {
  readonly x: number;
  readonly length: number;
}

const MAX_TICK_WIDTH_PX = 6;

/**
 * Short strokes that are on the axis line, on the side of the labels (`below`) or of the plot
 * (`above`).
 */
export function findTicks(
  ink: InkMap,
  axis: Stroke,
  { side, reach }: { side: 'above' | 'below'; reach: number },
): Tick[] {
  const step = side === 'below' ? 1 : -1;
  const start = side === 'below' ? axis.y1 : axis.y0 - 1;
  const from = Math.max(0, axis.x0 - 3);
  const to = Math.min(ink.width, axis.x1 + 3);
  const lengths = new Int32Array(to);
  for (let x = from; x < to; x++) {
    let n = 0;
    while (n <= reach) {
      const y = start + step * n;
      if (y < 0 || y >= ink.height || ink.level[y * ink.width + x]! < FAINT_INK) break;
      n++;
    }
    lengths[x] = n;
  }
  const ticks: Tick[] = [];
  for (let x = from; x < to; x++) {
    if (lengths[x]! < 2) continue;
    const first = x;
    while (x + 1 < to && lengths[x + 1]! >= 2) x++;
    const length = Math.max(...lengths.subarray(first, x + 1));
    // Strokes that go on past the reach are peaks, grid lines or the frame: the frame's corner is
    // still a place where a tick may be.
    if (x + 1 - first > MAX_TICK_WIDTH_PX || length > reach) continue;
    ticks.push({
      x: strokeCentre(ink, {
        x0: first,
        x1: x + 1,
        y0: side === 'below' ? start : start - length + 1,
        y1: side === 'below' ? start + length : start + 1,
      }),
      length,
    });
  }
  return ticks;
}

/**
 * Centre of a vertical stroke, weighted by its ink, so that anti-aliased strokes are placed to a
 * fraction of a pixel.
 */
export function strokeCentre(ink: InkMap, box: Box): number {
  let sum = 0;
  let moment = 0;
  for (let x = Math.max(0, box.x0 - 1); x < Math.min(ink.width, box.x1 + 1); x++) {
    for (let y = box.y0; y < box.y1; y++) {
      const level = ink.level[y * ink.width + x]!;
      sum += level;
      moment += level * (x + 0.5);
    }
  }
  return sum ? moment / sum : (box.x0 + box.x1) / 2;
}

/**
 * Vertical grid lines of a plot: columns whose typical brightness differs from that of the columns
 * around them.
 */
export function findGridLines(image: RasterImage, plot: Box): Tick[] {
  const height = plot.y1 - plot.y0;
  const profile: number[] = [];
  for (let x = plot.x0; x < plot.x1; x++) {
    const values: number[] = [];
    for (let y = plot.y0; y < plot.y1; y += Math.max(1, height >> 7)) {
      const i = (y * image.width + x) * 4;
      values.push(
        (image.data[i]! * 299 + image.data[i + 1]! * 587 + image.data[i + 2]! * 114) / 1000,
      );
    }
    profile.push(values.sort((a, b) => a - b)[values.length >> 1]!);
  }
  const ground = [...profile].sort((a, b) => a - b)[profile.length >> 1]!;
  const lines: Tick[] = [];
  for (let i = 0; i < profile.length; i++) {
    if (Math.abs(profile[i]! - ground) < 5) continue;
    const first = i;
    while (i + 1 < profile.length && Math.abs(profile[i + 1]! - ground) >= 5) i++;
    if (i + 1 - first > MAX_TICK_WIDTH_PX) continue;
    let sum = 0;
    let moment = 0;
    for (let k = first; k <= i; k++) {
      sum += Math.abs(profile[k]! - ground);
      moment += Math.abs(profile[k]! - ground) * (plot.x0 + k + 0.5);
    }
    lines.push({ x: moment / sum, length: height });
  }
  return lines;
}
