import { ImageError, openImage } from './decode-image.ts';

/** Limits of a preview that is kept in the history (contract §2). */
export const PREVIEW_MAX_PX = 1_600;
export const PREVIEW_MAX_BYTES = 400_000;

const JPEG_QUALITIES = [85, 70, 55, 40];

/**
 * A small copy of an uploaded image as a data URL, at most 1,600 px and 400 kB: PNG where that fits
 * (line drawings), else JPEG.
 * @throws ImageError
 */
export async function previewImage(bytes: Uint8Array): Promise<string> {
  const opened = await openImage(bytes);
  for (const side of [PREVIEW_MAX_PX, 1_000, 600]) {
    const small = opened
      .clone()
      .flatten({ background: '#ffffff' })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const encodings = [
      () => small.clone().png({ compressionLevel: 9 }),
      ...JPEG_QUALITIES.map((quality) => () => small.clone().jpeg({ quality })),
    ];
    for (const encode of encodings) {
      const url = await encode()
        .toBuffer({ resolveWithObject: true })
        .then(
          ({ data, info }) => `data:image/${info.format};base64,${data.toString('base64')}`,
          () => {
            throw new ImageError('corrupt', 'The image is damaged or incomplete.');
          },
        );
      if (url.length <= PREVIEW_MAX_BYTES) return url;
    }
  }
  throw new ImageError('corrupt', 'No preview of this image fits the size limit.');
}
