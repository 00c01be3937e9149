import {
  AnalysisTimeout,
  ImagesUnreadable,
  VerificationRefused,
} from '../adapters/analyser/analyser.ts';
import { ImageRefused } from '../input/image-refused.ts';
import { DomainError } from '../domain-error.ts';
import { JobCancelled, QueueFull } from '../adapters/threads/job.ts';
import { refusedImage } from '../input/refused-image.ts';

/** English sentences for the reading stage's reasons; the web translates by `type`. */
const REASONS: Readonly<Record<string, string>> = {
  blank: 'it is blank',
  'no-plot': 'it shows no spectrum',
  'no-axis': 'it shows no axis',
  'axis-unreadable': 'the numbers of its axis cannot be read',
  'unknown-technique': 'its technique cannot be recognised',
  'technique-doubtful': 'it is not certain which technique it shows',
  'another-kind': 'its labels name a measurement that is not used',
  'no-peaks': 'it shows no peaks',
};

/** Seconds that who finds the analyser full is asked to wait. */
const BUSY_RETRY_S = 15;
const TIMEOUT_RETRY_S = 60;

function unreadable({ images }: ImagesUnreadable): DomainError {
  const errors = images.map(({ file, reason }, index) => ({
    loc: ['body', 'files', index],
    msg: `"${file}": ${REASONS[reason] ?? 'it cannot be read'}.`,
    type: reason,
  }));
  return new DomainError('unreadable_image', {
    detail: `No spectrum could be read. ${errors.map(({ msg }) => msg).join(' ')} The analysis was not counted.`,
    errors,
  });
}

/** What the analyser's refusals mean to a caller; undefined for a failure of its own. */
export function analyserRefusal(error: unknown): DomainError | undefined {
  if (error instanceof QueueFull || error instanceof JobCancelled)
    return new DomainError('busy', { retryAfterS: BUSY_RETRY_S });
  if (error instanceof ImagesUnreadable) return unreadable(error);
  if (error instanceof VerificationRefused)
    return new DomainError('invalid_input', { detail: error.message });
  if (error instanceof ImageRefused) return refusedImage(error);
  return error instanceof AnalysisTimeout
    ? new DomainError('analysis_timeout', { retryAfterS: TIMEOUT_RETRY_S, cause: error })
    : undefined;
}

/** The answer for an analysis that was accepted and did not succeed. */
export const analysisError = (error: unknown): DomainError =>
  analyserRefusal(error) ?? new DomainError('analysis_failed', { cause: error });
