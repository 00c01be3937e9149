import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';

const refuse = (msg: string): never => {
  throw new DomainError('invalid_input', {
    detail: `spectra: ${msg}`,
    errors: [{ loc: ['body', 'spectra'], msg, type: 'custom' }],
  });
};

/**
 * The field `spectra` of POST /analyze: typed blocks and corrections of the images, as JSON text of a list. Throws
 * `invalid_input`, and `no_peaks` where nothing at all is left to judge.
 */
export async function spectraBesideImages(
  text: string | undefined,
  { images, context }: { images: readonly unknown[]; context: Pick<Context, 'texts'> },
): Promise<string> {
  if (text === undefined) return '[]';
  const { texts } = context;
  const read = await texts.run('read-spectra-beside-images', text, text.length);
  if (!read.ok)
    return read.code === 'malformed_json'
      ? refuse('This field is not valid JSON.')
      : refuse(read.issues[0]?.msg ?? 'This field cannot be used.');
  const { spectra, peaks, corrected } = read.value;
  if (corrected.some((image) => image >= images.length))
    return refuse('A correction names an image that was not sent.');
  const once = new Set(corrected);
  if (once.size < corrected.length) return refuse('An image is corrected once at most.');
  if (peaks === 0 && once.size === images.length) throw new DomainError('no_peaks');
  return spectra;
}
