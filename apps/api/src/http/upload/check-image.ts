import { checkHeader, ImageError } from '@elucida/analysis/imaging/decode-image';
import { refusedImage } from '../../input/refused-image.ts';

/**
 * Refuses uploads that are not PNG or JPEG, or too large, judged by their headers: nothing is
 * decoded here (contract §2).
 * Whether an image is whole turns out where it is decoded, in a worker.
 */
export async function checkImages(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  field = 'files',
): Promise<void> {
  for (const [index, { name, bytes }] of files.entries()) {
    await checkHeader(bytes).catch((error: unknown) => {
      throw error instanceof ImageError
        ? refusedImage({ file: name, index, code: error.code }, field)
        : error;
    });
  }
}
