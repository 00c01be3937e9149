import { DomainError } from '../domain-error.ts';
import type { End } from './watchers.ts';

/** What a request that waits for an analysis is answered. */
export function responseOf(end: End): string {
  if (end.status === 'done') return end.response;
  if (end.status === 'failed') throw end.error;
  throw new DomainError(end.status === 'cancelled' ? 'analysis_cancelled' : 'busy', {
    ...(end.status === 'left' ? { retryAfterS: 1 } : {}),
  });
}
