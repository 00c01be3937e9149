import type { ErrorBody, ErrorCode } from '@elucida/contract/errors';
import { DEFAULT_LANGUAGE } from '@elucida/contract/languages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DATABASE_BOUNDS } from '../bounds.ts';
import { DatabaseError, type DatabaseFailure } from '../db/database-error.ts';
import { ApiError } from './api-error.ts';
import { dropBody } from './drop-body.ts';

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
const DATABASE: Readonly<Record<DatabaseFailure, () => ApiError>> = {
  away: () => new ApiError('busy', { retryAfterS: DATABASE_BOUNDS.awayRetryAfterS }),
  busy: () => new ApiError('busy', { retryAfterS: DATABASE_BOUNDS.awayRetryAfterS }),
  full: () => new ApiError('disk_full', { retryAfterS: DATABASE_BOUNDS.brokenRetryAfterS }),
  damaged: () => new ApiError('not_ready', { retryAfterS: DATABASE_BOUNDS.brokenRetryAfterS }),
  'bad-text': () =>
    new ApiError('invalid_input', {
      detail: 'A text holds a character that cannot be stored (NUL).',
    }),
};
/** Beside the database, mails of a server without SMTP are written to the disk. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/** Any thrown value as the error that is answered. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseError) return DATABASE[error.failure]();
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : FRAMEWORK[code];
  if (known !== undefined) return new ApiError(known);
  if (code !== undefined && NO_ROOM.has(code)) return DATABASE.full();
  if (error instanceof SyntaxError && statusCode === 400) return new ApiError('malformed_json');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ApiError(statusCode === 413 ? 'too_large' : 'bad_request');
  if (statusCode === 503) return new ApiError('busy', { retryAfterS: 5 });
  return new ApiError('internal');
}

export function errorBody(error: ApiError, listDetail: boolean): ErrorBody {
  const errors = error.errors === undefined ? undefined : [...error.errors];
  return {
    detail: listDetail && errors !== undefined ? errors : error.message,
    code: error.code,
    ...(errors === undefined ? {} : { errors }),
    ...(error.suggestions === undefined ? {} : { suggestions: [...error.suggestions] }),
  };
}

/**
 * What is not even an address leads home where a page is asked for, as every unknown one does
 * (contract §2).
 */
export function handleFrameworkError(
  thrown: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const page = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (thrown.code === 'FST_ERR_BAD_URL' && page)
    return void reply.redirect(`/${DEFAULT_LANGUAGE}`, 302);
  handleError(thrown, request, reply);
}

/** Answers every error as the contract's body; the log gets what the user does not. */
export function handleError(
  thrown: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const error = toApiError(thrown);
  // Who closed the page sees no answer, and what stops for that has not failed.
  if (request.raw.socket.destroyed)
    request.log.info({ code: error.code }, 'the client closed the connection');
  // A bound of ours did what it is for: under a flood a stack for each would fill the log.
  else if (error.code === 'busy')
    request.log.warn({ code: error.code }, 'request refused: a bound was reached');
  else if (error.statusCode >= 500) request.log.error({ err: thrown }, 'request failed');
  else request.log.info({ code: error.code }, 'request refused');
  if (error.retryAfterS !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfterS)));
  // Fastify closes the connection of a body that is too large, and a client still sending it would
  // see a broken pipe
  // instead of the answer. Node reads and drops the rest when the connection stays.
  reply.removeHeader('connection');
  dropBody(request);
  const listDetail =
    error.code === 'invalid_input' && request.routeOptions?.config?.listDetail === true;
  void reply
    .code(error.statusCode)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorBody(error, listDetail));
}
