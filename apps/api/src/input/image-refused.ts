import type { ImageErrorCode } from '@elucida/analysis/imaging/decode-image';

/**
 * An image of a job turned out not to be a whole PNG or JPEG when it was decoded; nothing was made
 * of the job.
 */
export class ImageRefused extends Error {
  override name = 'ImageRefused';
  readonly file: string;
  /** Its place among the images of the job, from 0. */
  readonly index: number;
  readonly code: ImageErrorCode;
  constructor({ file, index, code }: { file: string; index: number; code: ImageErrorCode }) {
    super(`${file}: ${code}`);
    this.file = file;
    this.index = index;
    this.code = code;
  }
}
