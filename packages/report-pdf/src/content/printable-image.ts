import { ImageRejected } from '@elucida/analysis/errors';
import { checkWhole, ImageError, openImage } from '@elucida/analysis/imaging/decode-image';

/**
 * An image as it goes into a document: a plain PNG or JPEG, upright, without transparency or
 * metadata.
 */
export interface PrintableImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Longest side in pixels: 300 dpi over the width of the text. */
const MAX_SIDE = 2_100;
const QUALITY = 88;

/**
 * Makes an upload ready for print. Photographs stay JPEG, everything else becomes an eight-bit PNG.
 * @throws ImageError for what is not a whole PNG or JPEG of at most 40 megapixels
 */
async function printableImage(upload: Uint8Array): Promise<PrintableImage> {
  await checkWhole(upload);
  const opened = await openImage(upload);
  const { format } = await opened.metadata();
  const small = opened
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await (
    format === 'jpeg' ? small.jpeg({ quality: QUALITY }) : small.png({ palette: false })
  ).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/**
 * Makes uploads ready for print, one after the other: a decoded image takes up to half a gigabyte.
 * @throws ImageRejected with the image's place
 */
export async function printableImages(uploads: readonly Uint8Array[]): Promise<PrintableImage[]> {
  const images: PrintableImage[] = [];
  for (const [index, upload] of uploads.entries()) {
    images.push(
      await printableImage(upload).catch((error: unknown) => {
        throw error instanceof ImageError
          ? new ImageRejected(`image ${index + 1}`, error.code, index)
          : error;
      }),
    );
  }
  return images;
}
