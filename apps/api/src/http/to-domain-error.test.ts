import { expect, test } from 'vitest';
import { HasherBusy } from '../adapters/hasher/secret-hasher.ts';
import { PaymentFailure } from '../adapters/payments/payments.ts';
import { JobCancelled, JobTimeout, ThreadsBusy } from '../adapters/threads/job.ts';
import { DatabaseError } from '../db/database-error.ts';
import { DomainError } from '../domain-error.ts';
import { statusOf } from './error-handler.ts';
import { toDomainError } from './to-domain-error.ts';

const withCode = (code: string, statusCode?: number) =>
  Object.assign(new Error('of somebody else'), { code, statusCode });

test.each<[unknown, number, string, number | undefined]>([
  [new DomainError('daily_limit', { retryAfterS: 7 }), 429, 'daily_limit', 7],
  [new PaymentFailure('off'), 403, 'billing_off', undefined],
  [new PaymentFailure('refused'), 503, 'billing_refused', undefined],
  [new PaymentFailure('unavailable', { retryAfterS: 5 }), 503, 'billing_unavailable', 5],
  [new PaymentFailure('bad-signature'), 400, 'bad_signature', undefined],
  [new PaymentFailure('no-events'), 404, 'not_found', undefined],
  [new HasherBusy(), 503, 'busy', 5],
  [new ThreadsBusy(), 503, 'busy', 5],
  [new JobCancelled(), 503, 'busy', 5],
  [new JobTimeout(), 503, 'took_too_long', 60],
  [new DatabaseError('away', null), 503, 'busy', 5],
  [new DatabaseError('full', null), 507, 'disk_full', 60],
  [new DatabaseError('damaged', null), 503, 'not_ready', 60],
  [new DatabaseError('bad-text', null), 422, 'invalid_input', undefined],
  [withCode('ENOSPC'), 507, 'disk_full', 60],
  [withCode('FST_ERR_CTP_BODY_TOO_LARGE', 413), 413, 'too_large', undefined],
  [withCode('FST_ERR_SOMETHING_NEW', 406), 400, 'bad_request', undefined],
  [new TypeError('a defect of ours'), 500, 'internal', undefined],
])('%s is answered with %i %s', (thrown, status, code, retryAfterS) => {
  const error = toDomainError(thrown);
  expect([statusOf(error), error.code, error.retryAfterS]).toEqual([status, code, retryAfterS]);
});
