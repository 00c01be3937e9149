import { ApiError } from './api-error.ts';

/**
 * Whether an error is the daily limit: status 429, or a message that says so (specification §8).
 */
export function isDailyLimit(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 429 || /daily analysis limit/i.test(error.message))
  );
}
