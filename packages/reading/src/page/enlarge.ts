import type { RasterImage } from './raster-image.ts';

/**
 * Weights of the four samples about a point a quarter of the way between the middle two: the cubic
 * convolution kernel with a = -1/2 (Keys, IEEE Trans. ASSP 1981, 29, 1153).
 */
const QUARTER = [-9 / 128, 111 / 128, 29 / 128, -3 / 128] as const;

/**
 * The image at twice its width and height, by cubic convolution: strokes stay as sharp as they
 * were.
 */
export function enlargedTwice({ width, height, data }: RasterImage): RasterImage {
  const wide = new Float32Array(8 * width * height);
  for (let y = 0; y < height; y++) {
    const row = 4 * y * width;
    const sample = (x: number, c: number) =>
      data[row + 4 * Math.min(width - 1, Math.max(0, x)) + c]!;
    for (let x = 0; x < 2 * width; x++)
      for (let c = 0; c < 4; c++) wide[2 * row + 4 * x + c] = between((k) => sample(k, c), x);
  }
  const stride = 8 * width;
  const out = new Uint8ClampedArray(2 * stride * height);
  for (let y = 0; y < 2 * height; y++) {
    for (let i = 0; i < stride; i++)
      out[y * stride + i] = between(
        (k) => wide[Math.min(height - 1, Math.max(0, k)) * stride + i]!,
        y,
      );
  }
  return { width: 2 * width, height: 2 * height, data: out };
}

/** The value at sample `i` of a line of twice the resolution. */
function between(sample: (k: number) => number, i: number): number {
  const first = (i >> 1) - (i % 2 ? 1 : 2);
  const [a, b, c, d] = i % 2 ? QUARTER : [QUARTER[3], QUARTER[2], QUARTER[1], QUARTER[0]];
  return a * sample(first) + b * sample(first + 1) + c * sample(first + 2) + d * sample(first + 3);
}
