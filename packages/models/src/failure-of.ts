import type { ModelFailure } from '@elucida/contract/models';
import type { APICallError } from 'ai';
import { AnswerTooLarge } from './providers/limited-fetch.ts';

/** An error and what caused it, outermost first. */
function* chainOf(error: unknown): Generator<unknown> {
  for (
    let each = error, depth = 0;
    each !== undefined && each !== null && depth < 10;
    each = (each as { cause?: unknown }).cause, depth++
  )
    yield each;
}

export interface CallFailure {
  readonly failure: ModelFailure;
  /** HTTP status, where the provider answered with one that is not a success. */
  readonly status?: number;
  /** Whether the same request may succeed a little later. */
  readonly retryable: boolean;
  /** What the provider asks to wait, in milliseconds. */
  readonly retryAfterMs?: number;
}

/**
 * `Retry-After` (RFC 9110 §10.2.3: seconds or a date) or OpenAI's `retry-after-ms`, in
 * milliseconds.
 */
export function retryAfterMs(
  headers: Readonly<Record<string, string>> | undefined,
  now: number,
): number | undefined {
  const exact = Number(headers?.['retry-after-ms'] ?? Number.NaN);
  if (exact >= 0) return exact;
  const given = headers?.['retry-after'];
  if (given === undefined || given.trim() === '') return undefined;
  const seconds = Number(given);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(given) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

function byStatus(status: number): ModelFailure {
  if (status === 401 || status === 403) return 'not-authorised';
  return status === 429 ? 'rate-limited' : 'provider-error';
}

/**
 * What went wrong in a call, as a closed code: the errors themselves hold the request, and a
 * provider's sentence can hold the key, so that neither goes any further. The SDK's own check comes
 * from outside: this module is in a bundle that must start without the SDK.
 */
export function failureOf(
  error: unknown,
  {
    isApiError,
    now = Date.now(),
  }: { readonly isApiError: (error: unknown) => error is APICallError; readonly now?: number },
): CallFailure {
  const chain = [...chainOf(error)];
  if (chain.some((each) => each instanceof AnswerTooLarge))
    return { failure: 'too-large', retryable: false };
  const api = chain.find((each): each is APICallError => isApiError(each));
  if (api?.statusCode !== undefined && api.statusCode >= 300) {
    const wait = retryAfterMs(api.responseHeaders, now);
    return {
      failure: byStatus(api.statusCode),
      status: api.statusCode,
      retryable: api.statusCode === 408 || api.statusCode === 429 || api.statusCode >= 500,
      ...(wait === undefined ? {} : { retryAfterMs: wait }),
    };
  }
  // The SDK says so of connections that were refused, cut or timed out; an answer that came whole
  // and cannot be read it does not repeat.
  if (api?.isRetryable === true) return { failure: 'unreachable', retryable: true };
  if (api?.statusCode !== undefined) return { failure: 'malformed', retryable: false };
  return { failure: 'unreachable', retryable: false };
}
