import type { RasterImage } from './raster-image.ts';

export type Corner = readonly [x: number, y: number];
/** Corners clockwise from the upper left, px. */
export type Quad = readonly [Corner, Corner, Corner, Corner];

/** The picture is looked at with about this many pixels along its longer side. */
const LOOK_PX = 420;
/**
 * A page extends over at least this share of the picture either way, and is this much brighter than
 * what it lies on (of 255).
 */
const MIN_EXTENT = 0.5;
const MIN_CONTRAST = 32;
/** Pixels of the small picture that stay bright behind an edge. */
const STAYS_PX = 12;
/** The ends of each side, near the corners, are not looked at. */
const CORNER_SHARE = 0.18;
/** Share of a side's points that lie within this distance of its line, px of the small picture. */
const STRAIGHT_SHARE = 0.8;
const STRAIGHT_PX = 1.3;
/** Steepest side. */
const MAX_SLOPE = 0.14;

/**
 * The four corners of a bright page that lies, wholly visible, on something darker; null where
 * there is none.
 */
export function pageOutline(image: RasterImage): Quad | null {
  const step = Math.max(1, Math.round(Math.max(image.width, image.height) / LOOK_PX));
  const { width, height, level } = brightness(image, step);
  const row = (y: number, backwards: boolean) =>
    edgeOf(width, (i) => level[y * width + (backwards ? width - 1 - i : i)]!);
  const column = (x: number, backwards: boolean) =>
    edgeOf(height, (i) => level[(backwards ? height - 1 - i : i) * width + x]!);
  const side = (
    n: number,
    across: number,
    {
      edge,
      backwards,
    }: { edge: (k: number, backwards: boolean) => number | null; backwards: boolean },
  ) => {
    const points: { t: number; v: number }[] = [];
    for (let k = Math.ceil(CORNER_SHARE * n); k < (1 - CORNER_SHARE) * n; k++) {
      const v = edge(k, backwards);
      if (v != null) points.push({ t: k + 0.5, v: backwards ? across - v : v });
    }
    return points.length >= 0.6 * n * (1 - 2 * CORNER_SHARE) ? robustSide(points) : null;
  };
  const left = side(height, width, { edge: row, backwards: false });
  const right = left && side(height, width, { edge: row, backwards: true });
  const top = right && side(width, height, { edge: column, backwards: false });
  const bottom = top && side(width, height, { edge: column, backwards: true });
  if (!left || !right || !top || !bottom) return null;
  const meet = (upright: Side, flat: Side): Corner => {
    const x = (upright.offset + upright.slope * flat.offset) / (1 - upright.slope * flat.slope);
    return [x * step, (flat.offset + flat.slope * x) * step];
  };
  const quad: Quad = [meet(left, top), meet(right, top), meet(right, bottom), meet(left, bottom)];
  const [[x0, y0], , [x2, y2]] = quad;
  return x2 - x0 > MIN_EXTENT * image.width && y2 - y0 > MIN_EXTENT * image.height ? quad : null;
}

/**
 * Where a line of pixels, followed inwards, gets brighter than its beginning and stays so; null
 * where it does not in its first third.
 */
function edgeOf(n: number, at: (i: number) => number): number | null {
  const first = Math.max(2, Math.round(0.012 * n));
  const outside = Array.from({ length: first }, (_, i) => at(i)).sort((a, b) => a - b)[first >> 1]!;
  for (let i = 1; i < n / 3; i++) {
    if (at(i) < outside + MIN_CONTRAST / 2 || at(i + 1) < outside + MIN_CONTRAST) continue;
    let bright = 0;
    for (let k = 1; k <= STAYS_PX; k++) if (at(i + k) >= outside + MIN_CONTRAST) bright++;
    if (bright < 0.75 * STAYS_PX) continue;
    // The pixel that the edge crosses belongs to the page in part.
    const part = (at(i) - outside) / Math.max(1, at(i + 1) - outside);
    return i + 1 - Math.min(1, Math.max(0, part));
  }
  return null;
}

interface Side {
  readonly slope: number;
  readonly offset: number;
}

/**
 * Least squares, three times, each time on the nearer three quarters of the points; null unless
 * most lie on the line.
 */
function robustSide(points: readonly { t: number; v: number }[]): Side | null {
  if (points.length < 20) return null;
  let kept = points;
  let line: Side = { slope: 0, offset: 0 };
  const off = (p: { t: number; v: number }) => Math.abs(p.v - line.offset - line.slope * p.t);
  for (let round = 0; round < 4; round++) {
    const mt = kept.reduce((s, p) => s + p.t, 0) / kept.length;
    const mv = kept.reduce((s, p) => s + p.v, 0) / kept.length;
    const slope =
      kept.reduce((s, p) => s + (p.t - mt) * (p.v - mv), 0) /
      kept.reduce((s, p) => s + (p.t - mt) ** 2, 0);
    line = { slope, offset: mv - slope * mt };
    kept = [...points].sort((a, b) => off(a) - off(b)).slice(0, Math.ceil(0.75 * points.length));
  }
  const straight = points.filter((p) => off(p) <= STRAIGHT_PX).length / points.length;
  return straight >= STRAIGHT_SHARE && Math.abs(line.slope) <= MAX_SLOPE ? line : null;
}

function brightness(
  { width, height, data }: RasterImage,
  step: number,
): { width: number; height: number; level: Uint8Array } {
  const w = Math.floor(width / step);
  const h = Math.floor(height / step);
  const level = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let sum = 0;
      for (let dy = 0; dy < step; dy++) {
        for (let dx = 0; dx < step; dx++) {
          const i = ((y * step + dy) * width + x * step + dx) * 4;
          sum += data[i]! + data[i + 1]! + data[i + 2]!;
        }
      }
      level[y * w + x] = sum / (3 * step * step);
    }
  }
  return { width: w, height: h, level };
}
