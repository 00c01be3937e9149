import { findPaper } from './ink.ts';
import type { RasterImage } from './raster-image.ts';

/** Share of all pixels that text, axes and trace have at least: so many are darker than their rest. */
const DRAWN_SHARE = 0.004;
/**
 * Drawings whose ink is at least this dark, of 255, are left as they are. Thin strokes of black ink
 * are grey: at 150 the weak outer lines of a septet in such a drawing were read as noise.
 */
const DARK = 120;
/** The ink is made so dark, at most so many times darker. */
const WANTED = 210,
  MOST_GAIN = 3.5;
/** Less is not worth it. */
const LEAST_GAIN = 1.3;
/**
 * The grain of the paper may become no more than this, of 255: nine pixels of ten are nearer to it.
 * A median would not see it, since white paper is clipped.
 */
const MOST_GRAIN = 12;
/** Paper in even light covers this share. */
const MIN_PAPER_SHARE = 0.6;

/**
 * A pale drawing on even paper with its ink made as dark as that of others: every pixel is moved
 * away from the paper in proportion. Thresholds of ink hold for it then as they do for black ink.
 * Grain sets a limit, since it grows as well.
 */
export function inFullContrast(image: RasterImage): RasterImage {
  const { data } = image;
  const paper = findPaper(image);
  if (paper.share < MIN_PAPER_SHARE || paper.colours.length !== 1) return image;
  const white = paper.colours[0]!;
  const counts = new Uint32Array(256);
  const total = data.length / 4;
  for (let i = 0; i < data.length; i += 4) {
    let away = 0;
    for (let c = 0; c < 3; c++) away = Math.max(away, Math.abs(data[i + c]! - white[c]!));
    counts[Math.min(255, Math.round(away))]!++;
  }
  const quantile = (share: number) => {
    let seen = 0;
    for (let v = 0; v < 256; v++) if ((seen += counts[v]!) >= share * total) return v;
    return 255;
  };
  const dark = quantile(1 - DRAWN_SHARE);
  const grain = quantile(0.9);
  const gain = Math.min(MOST_GAIN, WANTED / Math.max(1, dark), MOST_GRAIN / Math.max(1, grain));
  if (dark >= DARK || gain < LEAST_GAIN) return image;
  const out = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 4) {
    for (let c = 0; c < 3; c++) out[i + c] = white[c]! + gain * (data[i + c]! - white[c]!);
    out[i + 3] = data[i + 3]!;
  }
  return { ...image, data: out };
}
