import { ImageError, openImage, type ImageErrorCode } from '@elucida/analysis/imaging/decode-image';
import type { ErrorCode } from '@elucida/contract/errors';
import { ApiError } from '../api-error.ts';

const REFUSALS: Readonly<Record<ImageErrorCode, { code: ErrorCode; sentence: (name: string) => string }>> = {
  'not-an-image': { code: 'unsupported_image', sentence: (name) => `"${name}" is not a PNG or JPEG image.` },
  corrupt: { code: 'damaged_image', sentence: (name) => `"${name}" is damaged or incomplete and cannot be opened.` },
  'too-many-pixels': { code: 'too_many_pixels', sentence: (name) => `"${name}" has more than 40 megapixels. Scale it down and try again.` },
};

async function decodeSmall(bytes: Uint8Array): Promise<void> {
  const image = await openImage(bytes);
  try {
    // Decodes every row, which is what finds a cut file, without holding the whole raster.
    await image.resize(16, 16, { fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: false }).raw().toBuffer();
  } catch {
    throw new ImageError('corrupt', 'The image is damaged or incomplete.');
  }
}

/** Refuses an upload that is not a whole PNG or JPEG of at most 40 megapixels, judged by its bytes (contract §2). `field` holds the images. */
export async function checkImage({ name, bytes }: { name: string; bytes: Uint8Array }, index: number, field = 'files'): Promise<void> {
  try {
    await decodeSmall(bytes);
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    const { code, sentence } = REFUSALS[error.code];
    const msg = sentence(name);
    throw new ApiError(code, { detail: msg, errors: [{ loc: ['body', field, index], msg, type: error.code }] });
  }
}
