import { JobCancelled, JobTimeout, ThreadsBusy } from './job.ts';
import { ApiError } from '../../http/api-error.ts';

const BUSY_RETRY_S = 5;
const TIMEOUT_RETRY_S = 60;

/** What a thread's refusals mean to a caller; anything else is the server's fault. */
export function threadError(error: unknown): unknown {
  if (error instanceof ThreadsBusy || error instanceof JobCancelled)
    return new ApiError('busy', { retryAfterS: BUSY_RETRY_S });
  return error instanceof JobTimeout
    ? new ApiError('took_too_long', { retryAfterS: TIMEOUT_RETRY_S })
    : error;
}
