import type { PicturePoint, SpectrumPicture } from '@elucida/spectra/spectrum';
import type { Box } from './page/raster.ts';

/**
 * Steps of the scale: a change of scale in the middle of an infrared axis, and the bend of a photographed page, are
 * followed to within a pixel.
 */
const STEPS = 32;

/** Six significant digits: a hundredth of a pixel of any axis. */
const sixDigits = (value: number) => Number(value.toPrecision(6));
const tenths = (px: number) => Math.round(px * 10) / 10;

/** A point of a picture as it is sent: to a tenth of a pixel. */
export const picturePoint = ({ x, y }: { x: number; y: number }): PicturePoint => [
  tenths(x),
  tenths(y),
];

/** Lines of equal value across a plot, in the picture it was read from. */
export function pictureScale(
  plot: Box,
  {
    valueAt,
    inSource,
  }: {
    valueAt: (x: number) => number;
    inSource: (x: number, y: number) => { x: number; y: number };
  },
): SpectrumPicture['scale'] {
  const point = (x: number, y: number) => picturePoint(inSource(x, y));
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = plot.x0 + ((plot.x1 - plot.x0) * step) / STEPS;
    return { value: sixDigits(valueAt(x)), foot: point(x, plot.y1), head: point(x, plot.y0) };
  });
}
