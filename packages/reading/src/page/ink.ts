import type { InkMap } from './ink-map.ts';
import type { RasterImage } from './raster-image.ts';

/** Share of all pixels above which a second colour counts as the paper of a plot panel. */
const PANEL_SHARE = 0.12;
/**
 * Share of all pixels that the paper has at least; below it the image is not a drawing on even
 * paper.
 */
const MIN_PAPER_SHARE = 0.6;
/** Two colours of paper that cover less than this together are one in uneven light. */
const MIN_PANELLED_SHARE = 0.85;
/** Colours nearer than this to one another are one paper in uneven light. */
const SAME_PAPER = 26;
const NEAR_PAPER = 12;
/**
 * A panel of one flat tint may be nearer to the paper than that: so many of its pixels are within
 * so little of its colour. Uneven light has no flat parts.
 */
const FLAT_PANEL = 8;
const FLAT = 3,
  FLAT_SHARE = 0.85;
/** A pixel this far from the paper is ink for certain (of 255). */
export const INK = 64;

export interface Paper {
  readonly colours: readonly (readonly [number, number, number])[];
  /** Share of pixels near one of them. */
  readonly share: number;
}

/**
 * The colours of the paper: the most frequent one and, if there is a tinted panel under the plot,
 * that one too.
 */
export function findPaper({ data }: RasterImage): Paper {
  const bins = new Uint32Array(4096);
  const total = data.length / 4;
  const bin = (i: number) =>
    ((data[i]! >> 4) << 8) | ((data[i + 1]! >> 4) << 4) | (data[i + 2]! >> 4);
  for (let i = 0; i < data.length; i += 4) bins[bin(i)]!++;
  const sampling = data.length > 4e6 ? 4 * 3 : 4;
  const ranked = [...bins.keys()]
    .filter((b) => bins[b]! > 0)
    .sort((a, b) => bins[b]! - bins[a]!)
    .slice(0, 6);
  const colours: [number, number, number][] = [];
  for (const [rank, b] of ranked.entries()) {
    if (rank > 0 && bins[b]! < PANEL_SHARE * total) break;
    const rough = meanColour(data, sampling, (i) => bin(i) === b);
    // Paper whose colour lies between two bins belongs to both.
    const colour = meanColour(data, sampling, (i) => distance(data, i, [rough]) <= NEAR_PAPER);
    const away = Math.min(
      255,
      ...colours.map((c) => Math.max(...c.map((v, k) => Math.abs(v - colour[k]!)))),
    );
    if (away >= SAME_PAPER || (away >= FLAT_PANEL && isFlat(data, sampling, colour)))
      colours.push(colour);
  }
  let near = 0;
  let seen = 0;
  for (let i = 0; i < data.length; i += sampling, seen++)
    if (distance(data, i, colours) <= NEAR_PAPER) near++;
  return { colours, share: near / seen };
}

/** Whether the pixels about a colour hardly differ from it. */
function isFlat(
  data: RasterImage['data'],
  sampling: number,
  colour: readonly [number, number, number],
): boolean {
  let near = 0;
  let same = 0;
  for (let i = 0; i < data.length; i += sampling) {
    const away = distance(data, i, [colour]);
    if (away <= FLAT_PANEL - 1) near++;
    if (away <= FLAT) same++;
  }
  return same >= FLAT_SHARE * near;
}

function meanColour(
  data: RasterImage['data'],
  sampling: number,
  selected: (i: number) => boolean,
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let n = 0;
  for (let i = 0; i < data.length; i += sampling) {
    if (!selected(i)) continue;
    n++;
    for (let c = 0; c < 3; c++) sum[c]! += data[i + c]!;
  }
  return [sum[0] / n, sum[1] / n, sum[2] / n];
}

function distance(data: RasterImage['data'], i: number, colours: Paper['colours']): number {
  let least = 255;
  for (let k = 0; k < colours.length; k++) {
    const colour = colours[k]!;
    let d = Math.abs(data[i]! - colour[0]);
    const green = Math.abs(data[i + 1]! - colour[1]);
    const blue = Math.abs(data[i + 2]! - colour[2]);
    if (green > d) d = green;
    if (blue > d) d = blue;
    if (d < least) least = d;
  }
  return least;
}

/**
 * How far each pixel stands out from the paper. Where the light is uneven (photographs), the paper
 * is estimated locally:
 * the brightest quarter of each block, interpolated between blocks.
 */
export function inkMap(image: RasterImage): InkMap & { paper: Paper; even: boolean } {
  const { width, height, data } = image;
  const paper = findPaper(image);
  const even = paper.share >= (paper.colours.length > 1 ? MIN_PANELLED_SHARE : MIN_PAPER_SHARE);
  const level = new Uint8Array(width * height);
  if (even) {
    for (let i = 0, p = 0; p < level.length; i += 4, p++)
      level[p] = distance(data, i, paper.colours);
    return { width, height, level, paper, even };
  }
  const light = localPaper(image, brightness);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++)
      level[p] = Math.max(0, Math.min(255, 255 * (1 - brightness(data, p * 4) / light(x, y)) - 8));
  }
  return { width, height, level, paper, even };
}

const brightness = (data: RasterImage['data'], i: number) =>
  (data[i]! * 299 + data[i + 1]! * 587 + data[i + 2]! * 114) / 1000;

/** What light and tint leave of white paper at most, in a picture whose light was evened out. */
const WHITE = 250;

/**
 * The picture as it would look on white paper in even light: each channel over that of the paper
 * around it.
 */
export function inEvenLight(image: RasterImage): RasterImage {
  const { width, height } = image;
  const data = new Uint8Array(image.data.length).fill(255);
  for (let c = 0; c < 3; c++) {
    const light = localPaper(image, (source, i) => source[i + c]!);
    for (let y = 0, i = c; y < height; y++)
      for (let x = 0; x < width; x++, i += 4)
        data[i] = Math.min(255, (WHITE * image.data[i]!) / light(x, y));
  }
  return { width, height, data };
}

const BLOCK_PX = 48;

/**
 * Brightness of the paper by the brightest quarter of each block of the picture, in one channel or
 * all (`value` of the pixel at a byte offset).
 */
function localPaper(
  { width, height, data }: RasterImage,
  value: (data: RasterImage['data'], i: number) => number,
): (x: number, y: number) => number {
  const nx = Math.max(1, Math.ceil(width / BLOCK_PX));
  const ny = Math.max(1, Math.ceil(height / BLOCK_PX));
  const grid = new Float32Array(nx * ny);
  const counts = new Uint32Array(256);
  for (let by = 0; by < ny; by++) {
    for (let bx = 0; bx < nx; bx++) {
      counts.fill(0);
      let n = 0;
      for (let y = by * BLOCK_PX; y < Math.min(height, (by + 1) * BLOCK_PX); y++) {
        for (let x = bx * BLOCK_PX; x < Math.min(width, (bx + 1) * BLOCK_PX); x++, n++) {
          counts[Math.round(value(data, (y * width + x) * 4))]!++;
        }
      }
      let seen = 0;
      let level = 255;
      while (level > 1 && (seen += counts[level]!) < n / 4) level--;
      grid[by * nx + bx] = level;
    }
  }
  const at = (bx: number, by: number) =>
    grid[Math.min(ny - 1, Math.max(0, by)) * nx + Math.min(nx - 1, Math.max(0, bx))]!;
  return (x, y) => {
    const gx = (x + 0.5) / BLOCK_PX - 0.5;
    const gy = (y + 0.5) / BLOCK_PX - 0.5;
    const bx = Math.floor(gx);
    const by = Math.floor(gy);
    const top = at(bx, by) * (1 - gx + bx) + at(bx + 1, by) * (gx - bx);
    const bottom = at(bx, by + 1) * (1 - gx + bx) + at(bx + 1, by + 1) * (gx - bx);
    return top * (1 - gy + by) + bottom * (gy - by);
  };
}
