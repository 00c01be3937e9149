import { createHash } from 'node:crypto';
import { MAX_IMAGE_PIXELS } from '@elucida/contract/limits';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import sharp from 'sharp';
import { MODEL_BOUNDS } from './bounds.ts';
import type { ModelImage } from './model-question.ts';

/** An uploaded image with what the person says about it. */
export interface UploadedImage {
  readonly bytes: Uint8Array;
  readonly type?: SpectrumType | undefined;
  readonly axis?: readonly [left: number, right: number] | undefined;
}

/**
 * A copy that a model is sent: upright, at most `MODEL_BOUNDS.imagePx` a side, without place, time,
 * camera and comments, which are nobody's business.
 */
async function copyImage({ bytes, type, axis }: UploadedImage): Promise<ModelImage> {
  // Opened each time: a clone copies the bytes, on the thread that answers requests.
  const within = (side: number) =>
    sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, sequentialRead: true })
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  // Plots are small as PNG, photographs as JPEG; what is large as both is noise, and loses nothing
  // in a smaller size.
  let mediaType: ModelImage['mediaType'] = 'image/png';
  let written = await within(MODEL_BOUNDS.imagePx).png().toBuffer();
  if (written.byteLength > MODEL_BOUNDS.imageBytes) {
    mediaType = 'image/jpeg';
    written = await within(MODEL_BOUNDS.imagePx).jpeg({ quality: 80 }).toBuffer();
  }
  if (written.byteLength > MODEL_BOUNDS.imageBytes)
    written = await within(MODEL_BOUNDS.noisyImagePx).jpeg({ quality: 70 }).toBuffer();
  return {
    mediaType,
    base64: written.toString('base64'),
    sha256: createHash('sha256').update(written).digest('hex'),
    type,
    axis,
  };
}

/**
 * Copies one after the other, as decoding side by side would fill the memory. Rejects where an
 * image cannot be decoded: the analysis itself then says which.
 */
export async function copyImages(
  images: readonly UploadedImage[],
  { signal }: { signal: AbortSignal },
): Promise<ModelImage[]> {
  const copies: ModelImage[] = [];
  for (const image of images) {
    signal.throwIfAborted();
    copies.push(await copyImage(image));
  }
  return copies;
}
