import { PREVIEW_MAX_BYTES, PREVIEW_MAX_PX } from '@elucida/contract/limits';

/** Bytes that the base64 part of a data URL stands for. */
const bytesOf = (url: string): number => Math.floor(((url.length - url.indexOf(',') - 1) * 3) / 4);

/** Tried in turn until the preview fits: longest side in px, JPEG quality. */
const STEPS = [
  [PREVIEW_MAX_PX, 0.85],
  [PREVIEW_MAX_PX, 0.7],
  [1200, 0.7],
  [900, 0.65],
  [600, 0.6],
  [400, 0.5],
] as const;

/**
 * A copy of an image as a JPEG data URL of at most 1,600 px and 400 kB, on white (spectra are),
 * made in the browser.
 * Null when the browser cannot open the image; the server then says what is wrong with it.
 */
export async function makePreview(file: File): Promise<string | null> {
  try {
    const image = await createImageBitmap(file);
    try {
      for (const [side, quality] of STEPS) {
        const scale = Math.min(1, side / Math.max(image.width, image.height));
        const canvas = document.createElement('canvas');
        canvas.width = Math.max(1, Math.round(image.width * scale));
        canvas.height = Math.max(1, Math.round(image.height * scale));
        const context = canvas.getContext('2d');
        if (!context) return null;
        context.fillStyle = '#fff';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.drawImage(image, 0, 0, canvas.width, canvas.height);
        const url = canvas.toDataURL('image/jpeg', quality);
        if (bytesOf(url) <= PREVIEW_MAX_BYTES) return url;
      }
      return null;
    } finally {
      image.close();
    }
  } catch {
    return null;
  }
}
