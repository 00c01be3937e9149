import type { Corner, Quad } from './page-outline.ts';
import type { RasterImage } from './raster-image.ts';

/** A position of a picture in the one it was made from. */
export type ToSource = (x: number, y: number) => { x: number; y: number };

/** The projective map from the unit square to a quadrilateral (Heckbert 1989, §2.2.3). */
export function unitToQuad([p0, p1, p2, p3]: Quad): ToSource {
  const [dx1, dy1, dx2, dy2] = [p1[0] - p2[0], p1[1] - p2[1], p3[0] - p2[0], p3[1] - p2[1]];
  const [sx, sy] = [p0[0] - p1[0] + p2[0] - p3[0], p0[1] - p1[1] + p2[1] - p3[1]];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return {
      x: ((p1[0] - p0[0] + g * p1[0]) * u + (p3[0] - p0[0] + h * p3[0]) * v + p0[0]) / w,
      y: ((p1[1] - p0[1] + g * p1[1]) * u + (p3[1] - p0[1] + h * p3[1]) * v + p0[1]) / w,
    };
  };
}

export const distance = (a: Corner, b: Corner) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Bilinear resampling to a size; what lies outside of the source repeats its edge. */
export function resample(
  { width, height, data }: RasterImage,
  size: { width: number; height: number },
  toSource: ToSource,
): RasterImage {
  const out = new Uint8Array(size.width * size.height * 4);
  for (let y = 0, o = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, o += 4) {
      const s = toSource(x + 0.5, y + 0.5);
      const sx = Math.min(width - 1.001, Math.max(0, s.x - 0.5));
      const sy = Math.min(height - 1.001, Math.max(0, s.y - 0.5));
      const x0 = Math.floor(sx);
      const y0 = Math.floor(sy);
      const i = (y0 * width + x0) * 4;
      const fx = sx - x0;
      const fy = sy - y0;
      for (let c = 0; c < 4; c++) {
        const top = data[i + c]! * (1 - fx) + data[i + 4 + c]! * fx;
        const below = i + width * 4 + c;
        out[o + c] = top * (1 - fy) + (data[below]! * (1 - fx) + data[below + 4]! * fx) * fy;
      }
    }
  }
  return { width: size.width, height: size.height, data: out };
}
