import { MAX_IMAGE_PIXELS, MAX_IMAGE_RATIO, MAX_IMAGE_SIDE_PX } from '@elucida/contract/limits';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { RasterImage } from '@elucida/reading/page/raster-image';

/**
 * How long one decode may take, in milliseconds. What the limits of size allow takes 1 s at most
 * (20,000 × 2,000 px, 16 bits, interlaced: 0.9 s and 480 MB on one core, measured on 22 November
 * 2026): this ends what went wrong.
 */
const DECODE_MS = 20_000;

// Decoded images are not used twice, and the cores belong to who waits for an answer.
sharp.cache(false);
sharp.concurrency(1);

/**
 * `not-an-image`: the bytes are neither PNG nor JPEG (415). `corrupt`: they are, and do not decode
 * (422). `too-many-pixels`, `too-long` (a side), `too-narrow` (the ratio of the sides): over a
 * limit of the contract (413). `too-slow`: it was not decoded in time (503).
 */
export type ImageErrorCode =
  'not-an-image' | 'corrupt' | 'too-many-pixels' | 'too-long' | 'too-narrow' | 'too-slow';

/** Why the bytes of an upload are not an image that can be read. */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly code: ImageErrorCode;
  constructor(code: ImageErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_SIGNATURE = [0xff, 0xd8, 0xff];
const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, i) => bytes[i] === byte);

/**
 * The format of an image, judged by its first bytes alone (PNG: RFC 2083 §12.11; JPEG: ITU-T T.81
 * SOI and the next marker).
 */
export function imageFormat(bytes: Uint8Array): 'png' | 'jpeg' | null {
  if (startsWith(bytes, PNG_SIGNATURE)) return 'png';
  return startsWith(bytes, JPEG_SIGNATURE) ? 'jpeg' : null;
}

/**
 * Refuses a size before a single pixel is decoded: a row of 40 million pixels takes gigabytes, a
 * column of them minutes.
 */
function checkSize({ width, height }: { width: number; height: number }): void {
  if (width * height > MAX_IMAGE_PIXELS)
    throw new ImageError(
      'too-many-pixels',
      `The image has more than ${MAX_IMAGE_PIXELS / 1e6} megapixels.`,
    );
  if (Math.max(width, height) > MAX_IMAGE_SIDE_PX)
    throw new ImageError(
      'too-long',
      `A side of the image is longer than ${MAX_IMAGE_SIDE_PX} pixels.`,
    );
  if (Math.max(width, height) > MAX_IMAGE_RATIO * Math.min(width, height))
    throw new ImageError(
      'too-narrow',
      `A side of the image is more than ${MAX_IMAGE_RATIO} times the other.`,
    );
}

/**
 * Width and height in pixels as stored, before the image is turned upright, by the header alone.
 * @throws ImageError `not-an-image`, `corrupt`
 */
export async function imageSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  if (!imageFormat(bytes))
    throw new ImageError('not-an-image', 'The file is neither a PNG nor a JPEG image.');
  const { width, height } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw corrupt();
    });
  return { width, height };
}

/**
 * Checks format and size by the header alone; the pixels may still turn out damaged.
 * @throws ImageError
 */
export async function checkHeader(bytes: Uint8Array): Promise<void> {
  // A PNG says its size also where the rest is missing.
  const announced = pngSize(bytes);
  if (announced) checkSize(announced);
  checkSize(await imageSize(bytes));
}

/**
 * Opens an uploaded image after checking format and size, both before a single pixel is decoded.
 * @throws ImageError
 */
export async function openImage(bytes: Uint8Array): Promise<Sharp> {
  await checkHeader(bytes);
  return sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: DECODE_MS / 1_000 })
    .rotate();
}

/**
 * Waits for a decode and no longer than it may take. @throws ImageError `corrupt` where it fails,
 * `too-slow` where it does not end
 */
async function decoded<Pixels>(work: Promise<Pixels>, limitMs: number): Promise<Pixels> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooSlow()), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    if (error instanceof ImageError) throw error;
    throw error instanceof Error && error.message.startsWith('timeout') ? tooSlow() : corrupt();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Decodes an uploaded PNG or JPEG: upright by its EXIF orientation, transparency on white, sRGB, 8
 * bits.
 * @throws ImageError
 */
export async function decodeImage(
  bytes: Uint8Array,
  { limitMs = DECODE_MS } = {},
): Promise<RasterImage> {
  const opened = await openImage(bytes);
  const { data, info } = await decoded(
    opened
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
    limitMs,
  );
  return {
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
  };
}

/**
 * Decodes every row, which is what finds a cut file, without holding the whole raster.
 * @throws ImageError
 */
export async function checkWhole(bytes: Uint8Array, { limitMs = DECODE_MS } = {}): Promise<void> {
  const opened = await openImage(bytes);
  await decoded(
    opened
      .resize(16, 16, { fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: false })
      .raw()
      .toBuffer(),
    limitMs,
  );
}

/** Width and height of a PNG from its header alone, which is there even where the rest is not. */
function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (imageFormat(bytes) !== 'png' || bytes.length < 24) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

const corrupt = () => new ImageError('corrupt', 'The image is damaged or incomplete.');
const tooSlow = () => new ImageError('too-slow', 'The image could not be decoded in time.');
