import type { ImageErrorCode } from '@elucida/analysis/imaging/decode-image';
import type { ErrorCode } from '@elucida/contract/errors';
import type { ImageRefused } from './image-refused.ts';
import { DomainError } from '../domain-error.ts';

const REFUSALS: Readonly<
  Record<ImageErrorCode, { code: ErrorCode; sentence: (name: string) => string }>
> = {
  'not-an-image': {
    code: 'unsupported_image',
    sentence: (name) => `"${name}" is not a PNG or JPEG image.`,
  },
  corrupt: {
    code: 'damaged_image',
    sentence: (name) => `"${name}" is damaged or incomplete and cannot be opened.`,
  },
  'too-many-pixels': {
    code: 'too_many_pixels',
    sentence: (name) => `"${name}" has more than 40 megapixels. Scale it down and try again.`,
  },
  'too-long': {
    code: 'image_too_long',
    sentence: (name) =>
      `"${name}" has a side longer than 20,000 pixels. Scale it down and try again.`,
  },
  'too-narrow': {
    code: 'image_too_narrow',
    sentence: (name) =>
      `"${name}" is too long for its width: one side may be at most 50 times the other. ` +
      'Cut out the spectrum and try again.',
  },
  'too-slow': {
    code: 'took_too_long',
    sentence: (name) => `"${name}" could not be opened in time. Save it again or scale it down.`,
  },
};
const RETRY_S = 60;

/** The answer to an image that is refused. `field` holds the images. */
export function refusedImage(
  { file, index, code }: Pick<ImageRefused, 'file' | 'index' | 'code'>,
  field = 'files',
): DomainError {
  const { code: answered, sentence } = REFUSALS[code];
  const msg = sentence(file);
  return new DomainError(answered, {
    detail: msg,
    errors: [{ loc: ['body', field, index], msg, type: code }],
    ...(code === 'too-slow' ? { retryAfterS: RETRY_S } : {}),
  });
}
