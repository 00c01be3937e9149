import type { ErrorCode } from '@elucida/contract/errors';
import type { FastifyError } from 'fastify';
import { HasherBusy } from '../adapters/hasher/secret-hasher.ts';
import { PaymentFailure, type PaymentFailureReason } from '../adapters/payments/payments.ts';
import { JobCancelled, JobTimeout, ThreadsBusy } from '../adapters/threads/job.ts';
import { DATABASE_BOUNDS } from '../bounds/database.ts';
import { HASHING_BOUNDS } from '../bounds/threads.ts';
import { DatabaseError, type DatabaseFailure } from '../db/database-error.ts';
import { DomainError } from '../domain-error.ts';

/** What the framework and its plugins throw, in our codes. */
const FRAMEWORK: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_FILES_LIMIT: 'too_many_files',
  FST_PARTS_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_PROTO_VIOLATION: 'malformed_multipart',
  FST_INVALID_JSON_FIELD_ERROR: 'malformed_multipart',
  FST_MP_PREMATURE_CLOSE: 'malformed_multipart',
};

/**
 * What a user is answered when it is the database that fails. Nothing of the request was stored.
 */
const DATABASE: Readonly<Record<DatabaseFailure, () => DomainError>> = {
  away: () => new DomainError('busy', { retryAfterS: DATABASE_BOUNDS.awayRetryAfterS }),
  busy: () => new DomainError('busy', { retryAfterS: DATABASE_BOUNDS.awayRetryAfterS }),
  full: () => new DomainError('disk_full', { retryAfterS: DATABASE_BOUNDS.brokenRetryAfterS }),
  damaged: () => new DomainError('not_ready', { retryAfterS: DATABASE_BOUNDS.brokenRetryAfterS }),
  'bad-text': () =>
    new DomainError('invalid_input', {
      detail: 'A text holds a character that cannot be stored (NUL).',
    }),
};

const PAYMENTS: Readonly<Record<PaymentFailureReason, ErrorCode>> = {
  off: 'billing_off',
  refused: 'billing_refused',
  unavailable: 'billing_unavailable',
  'bad-signature': 'bad_signature',
  'no-events': 'not_found',
};

/** Seconds that who is refused by a thread is asked to wait: where too much waits, where a job was too slow. */
const BUSY_RETRY_S = 5;
const SLOW_RETRY_S = 60;

/** Next to the database, mails of a server without SMTP are written to the disk. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/** What the ports throw, each in its own words; undefined for anything else. */
function ofPort(error: unknown): DomainError | undefined {
  if (error instanceof DatabaseError) return DATABASE[error.failure]();
  if (error instanceof PaymentFailure)
    return new DomainError(PAYMENTS[error.reason], { retryAfterS: error.retryAfterS });
  if (error instanceof HasherBusy)
    return new DomainError('busy', { retryAfterS: HASHING_BOUNDS.retryAfterS });
  if (error instanceof ThreadsBusy || error instanceof JobCancelled)
    return new DomainError('busy', { retryAfterS: BUSY_RETRY_S });
  return error instanceof JobTimeout
    ? new DomainError('took_too_long', { retryAfterS: SLOW_RETRY_S })
    : undefined;
}

/**
 * Any thrown value as the refusal that is answered: the one place where failures of ports and of the
 * framework become codes of the contract. What nobody knows is `internal`.
 */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const port = ofPort(error);
  if (port !== undefined) return port;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : FRAMEWORK[code];
  if (known !== undefined) return new DomainError(known);
  if (code !== undefined && NO_ROOM.has(code)) return DATABASE.full();
  if (error instanceof SyntaxError && statusCode === 400) return new DomainError('malformed_json');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new DomainError(statusCode === 413 ? 'too_large' : 'bad_request');
  if (statusCode === 503) return new DomainError('busy', { retryAfterS: 5 });
  return new DomainError('internal');
}
