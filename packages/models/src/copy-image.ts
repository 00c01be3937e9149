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

/** A copy that a model is sent: upright, at most `MODEL_BOUNDS.imagePx` a side, without place, time, camera and comments, which are nobody's business. */
async function copyImage({ bytes, type, axis }: UploadedImage): Promise<ModelImage> {
  const copy = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, sequentialRead: true }).rotate().flatten({ background: '#ffffff' })
    .resize({ width: MODEL_BOUNDS.imagePx, height: MODEL_BOUNDS.imagePx, fit: 'inside', withoutEnlargement: true });
  const png = await copy.clone().png().toBuffer();
  return png.byteLength <= MODEL_BOUNDS.imageBytes ? { mediaType: 'image/png', bytes: png, type, axis } : { mediaType: 'image/jpeg', bytes: await copy.jpeg({ quality: 85 }).toBuffer(), type, axis };
}

/** Copies one after the other, as decoding side by side would fill the memory. Rejects where an image cannot be decoded: the analysis itself then says which. */
export async function copyImages(images: readonly UploadedImage[], { signal }: { signal: AbortSignal }): Promise<ModelImage[]> {
  const copies: ModelImage[] = [];
  for (const image of images) {
    signal.throwIfAborted();
    copies.push(await copyImage(image));
  }
  return copies;
}
