import { AnalysisTimeout, ImagesUnreadable } from '../adapters/analyser/analyser.ts';
import { ImageRefused } from '../adapters/image-refused.ts';
import { ApiError } from '../http/api-error.ts';
import { refusedImage } from '../http/upload/check-image.ts';

/** English sentences for the reading stage's reasons; the web translates by `type`. */
const REASONS: Readonly<Record<string, string>> = {
  blank: 'it is blank',
  'no-plot': 'it shows no spectrum',
  'no-axis': 'it shows no axis',
  'axis-unreadable': 'the numbers of its axis cannot be read',
  'unknown-technique': 'its technique cannot be told',
  'no-peaks': 'it shows no peaks',
};

/** The answer for an analysis that was accepted and did not succeed. */
export function analysisError(error: unknown): ApiError {
  if (error instanceof ImagesUnreadable) {
    const errors = error.images.map(({ file, reason }, index) => ({
      loc: ['body', 'files', index],
      msg: `"${file}": ${REASONS[reason] ?? 'it cannot be read'}.`,
      type: reason,
    }));
    return new ApiError('unreadable_image', {
      detail: `No spectrum could be read. ${errors.map(({ msg }) => msg).join(' ')} The analysis was not counted.`,
      errors,
    });
  }
  if (error instanceof ImageRefused) return refusedImage(error);
  if (error instanceof AnalysisTimeout)
    return new ApiError('analysis_timeout', { retryAfterS: 60 });
  return new ApiError('analysis_failed');
}
