import { APICallError } from 'ai';
import { expect, test } from 'vitest';
import { failureOf, retryAfterMs } from './failure-of.ts';

const NOW = Date.UTC(2026, 10, 22, 12);

test.each([
  [{ 'retry-after': '2' }, 2_000],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': 'Sun, 22 Nov 2026 12:00:05 GMT' }, 5_000],
  [{ 'retry-after': 'Sun, 22 Nov 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
  [{ 'retry-after': 'soon' }, undefined],
  [{}, undefined],
])('%j asks for a wait of %s ms', (headers, wait) => {
  expect(retryAfterMs(headers as Record<string, string>, NOW)).toBe(wait);
});

test.each([
  [400, 'provider-error', false],
  [401, 'not-authorised', false],
  [403, 'not-authorised', false],
  [404, 'provider-error', false],
  [408, 'provider-error', true],
  [429, 'rate-limited', true],
  [500, 'provider-error', true],
  [503, 'provider-error', true],
  [529, 'provider-error', true],
])('HTTP %i is %s, worth another try: %s', (statusCode, failure, retryable) => {
  const error = new APICallError({
    message: 'key sk-1 is wrong',
    url: 'http://x',
    requestBodyValues: { secret: 1 },
    statusCode,
    responseHeaders: {},
  });
  expect(failureOf(error, { isApiError: (each) => APICallError.isInstance(each) })).toEqual({
    failure,
    status: statusCode,
    retryable,
  });
});
