import { enlargedTwice } from './enlarge.ts';
import { inFullContrast } from './full-contrast.ts';
import type { InkMap } from './ink-map.ts';
import type { RasterImage } from './raster-image.ts';

/**
 * Longest side, in pixels, at which images are worked on; larger ones are averaged down by a whole
 * factor.
 */
export const MAX_WORKING_SIDE_PX = 3_200;

/** A rectangle in pixels; x1 and y1 are exclusive. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/**
 * Pictures no longer than this, px, are enlarged twice: their digits are hardly higher than what
 * recognition can tell apart, their strokes one pixel wide.
 */
const SMALL_SIDE_PX = 700;

/** The image at working size and the factor from working to original pixels. */
export function toWorkingSize(image: RasterImage): { image: RasterImage; factor: number } {
  if (Math.max(image.width, image.height) <= SMALL_SIDE_PX)
    return { image: enlargedTwice(inFullContrast(image)), factor: 0.5 };
  const factor = Math.ceil(Math.max(image.width, image.height) / MAX_WORKING_SIDE_PX);
  if (factor <= 1) return { image: inFullContrast(image), factor: 1 };
  const width = Math.floor(image.width / factor);
  const height = Math.floor(image.height / factor);
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 4; c++) {
        let sum = 0;
        for (let dy = 0; dy < factor; dy++) {
          const row = (y * factor + dy) * image.width + x * factor;
          for (let dx = 0; dx < factor; dx++) sum += image.data[(row + dx) * 4 + c]!;
        }
        data[(y * width + x) * 4 + c] = sum / (factor * factor);
      }
    }
  }
  return { image: inFullContrast({ width, height, data }), factor };
}

/** `box` cut to the map's own area, whole pixels. */
export function clampBox(box: Box, { width, height }: { width: number; height: number }): Box {
  return {
    x0: Math.max(0, Math.floor(box.x0)),
    y0: Math.max(0, Math.floor(box.y0)),
    x1: Math.min(width, Math.ceil(box.x1)),
    y1: Math.min(height, Math.ceil(box.y1)),
  };
}

/** Ink below this share of the darkest in a crop is the paper's grain. */
const GRAIN_SHARE = 0.12;
/** Ink paler than this, of 255, is not strengthened further. */
const PALEST = 60;

/** The share that opens the counters of small blurred digits. */
export const SHARP_GRAIN = 0.42;

/**
 * The level that counts as paper in a part of the map, and the factor that makes its darkest ink
 * black.
 */
function contrast(ink: InkMap, box: Box, grain: number): readonly [floor: number, gain: number] {
  const counts = new Uint32Array(256);
  for (let y = box.y0; y < box.y1; y++)
    for (let x = box.x0; x < box.x1; x++) counts[ink.level[y * ink.width + x]!]!++;
  let seen = 0;
  let darkest = 255;
  while (
    darkest > PALEST &&
    (seen += counts[darkest]!) < 0.01 * (box.x1 - box.x0) * (box.y1 - box.y0)
  )
    darkest--;
  const floor = grain * darkest;
  return [floor, 255 / (darkest - floor)];
}

/**
 * Cuts `box` out of an ink map as black text on white, enlarged `scale` times (bilinear) and
 * surrounded by `margin` px of white:
 * what text recognition reads best. Pale ink is strengthened; `grain` is the share of the darkest
 * ink that counts as paper. With `turn`, rotated a quarter clockwise first (axis titles written
 * upwards).
 */
export function textCrop(
  ink: InkMap,
  wanted: Box,
  {
    scale,
    margin = 12,
    turn = false,
    grain = GRAIN_SHARE,
  }: { scale: number; margin?: number; turn?: boolean; grain?: number },
): RasterImage {
  const box = clampBox(wanted, ink);
  const w = box.x1 - box.x0;
  const h = box.y1 - box.y0;
  const at = (x: number, y: number) =>
    ink.level[
      (box.y0 + Math.min(h - 1, Math.max(0, y))) * ink.width +
        box.x0 +
        Math.min(w - 1, Math.max(0, x))
    ]!;
  const source = turn ? (x: number, y: number) => at(y, h - 1 - x) : at;
  const width = Math.max(1, Math.round((turn ? h : w) * scale)) + 2 * margin;
  const height = Math.max(1, Math.round((turn ? w : h) * scale)) + 2 * margin;
  const data = new Uint8Array(width * height * 4).fill(255);
  if (w < 1 || h < 1) return { width, height, data };
  const [floor, gain] = contrast(ink, box, grain);
  for (let y = margin; y < height - margin; y++) {
    const sy = (y - margin + 0.5) / scale - 0.5;
    const y0 = Math.floor(sy);
    for (let x = margin; x < width - margin; x++) {
      const sx = (x - margin + 0.5) / scale - 0.5;
      const x0 = Math.floor(sx);
      const top = source(x0, y0) * (1 - sx + x0) + source(x0 + 1, y0) * (sx - x0);
      const bottom = source(x0, y0 + 1) * (1 - sx + x0) + source(x0 + 1, y0 + 1) * (sx - x0);
      const value =
        255 - Math.min(255, Math.max(0, gain * (top * (1 - sy + y0) + bottom * (sy - y0) - floor)));
      data.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height, data };
}

/** The part of a region that has ink; null without any. */
export function inkedPart(ink: InkMap, region: Box): Box | null {
  let found: { x0: number; y0: number; x1: number; y1: number } | null = null;
  for (let y = Math.max(0, Math.floor(region.y0)); y < Math.min(ink.height, region.y1); y++) {
    for (let x = Math.max(0, Math.floor(region.x0)); x < Math.min(ink.width, region.x1); x++) {
      if (ink.level[y * ink.width + x]! < 64) continue;
      found ??= { x0: x, y0: y, x1: x + 1, y1: y + 1 };
      if (x < found.x0) found.x0 = x;
      if (x + 1 > found.x1) found.x1 = x + 1;
      found.y1 = y + 1;
    }
  }
  return found;
}
