import type { RasterImage } from './raster-image.ts';

/** How much of the difference from its surroundings is added to each pixel. */
const AMOUNT = 1.5;

/**
 * The image with its blur partly undone (unsharp mask): each pixel pushed away from the binomial
 * mean of those `reach` px around it.
 */
export function sharpened({ width, height, data }: RasterImage, reach: number): RasterImage {
  const out = new Uint8ClampedArray(data.length);
  const rows = new Float32Array(3 * width);
  for (let y = 0; y < height; y++) {
    const [above, own, below] = [Math.max(0, y - reach), y, Math.min(height - 1, y + reach)].map(
      (v) => 4 * v * width,
    ) as [number, number, number];
    for (let x = 0, i = 0; x < width; x++, i += 4)
      for (let c = 0; c < 3; c++)
        rows[3 * x + c] =
          (data[above + i + c]! + 2 * data[own + i + c]! + data[below + i + c]!) / 4;
    for (let x = 0, i = own; x < width; x++, i += 4) {
      const [left, right] = [3 * Math.max(0, x - reach), 3 * Math.min(width - 1, x + reach)];
      for (let c = 0; c < 3; c++) {
        const mean = (rows[left + c]! + 2 * rows[3 * x + c]! + rows[right + c]!) / 4;
        out[i + c] = data[i + c]! + AMOUNT * (data[i + c]! - mean);
      }
      out[i + 3] = 255;
    }
  }
  return { width, height, data: out };
}
