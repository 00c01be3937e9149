import type { PicturePoint, SpectrumPicture } from '@elucida/spectra/spectrum';

/** Where a point of a picture is in a box of any size that shows all of it. */
export const percent = (
  [x, y]: PicturePoint,
  { width, height }: Pick<SpectrumPicture, 'width' | 'height'>,
) => ({ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` });
