import { ERRORS, PROBLEM_TYPE, type ErrorBody, type Problem } from '@elucida/contract/errors';
import { DEFAULT_LANGUAGE } from '@elucida/contract/languages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.ts';
import { dropBody } from './drop-body.ts';
import { isPublicApi } from './public-api.ts';
import { toDomainError } from './to-domain-error.ts';

/** The status a refusal is answered with: the contract's, by its code. */
export const statusOf = ({ code }: DomainError): number => ERRORS[code].status;

/** The body a refusal is answered with. */
export function errorBody(error: DomainError, listDetail: boolean): ErrorBody {
  const errors = error.errors === undefined ? undefined : [...error.errors];
  return {
    detail: listDetail && errors !== undefined ? errors : error.message,
    code: error.code,
    ...(errors === undefined ? {} : { errors }),
    ...(error.suggestions === undefined ? {} : { suggestions: [...error.suggestions] }),
  };
}

/** The same for programs (RFC 9457). */
const problemOf = (error: DomainError, request: FastifyRequest): Problem => ({
  type: `${PROBLEM_TYPE}${error.code}`,
  title: ERRORS[error.code].detail,
  status: statusOf(error),
  instance: `urn:uuid:${request.id}`,
  ...errorBody(error, false),
  detail: error.message,
});

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

/** Writes down what was refused, and of failures of ours what was thrown. */
export function logRefusal(thrown: unknown, error: DomainError, request: FastifyRequest): void {
  // Who closed the page sees no answer, and what stops for that has not failed.
  if (request.raw.socket.destroyed && error.cause === undefined)
    request.log.info({ code: error.code }, 'the client closed the connection');
  // A bound of ours did what it is for: under a flood a stack for each would fill the log.
  else if (error.code === 'busy')
    request.log.warn({ code: error.code }, 'request refused: a bound was reached');
  else if (statusOf(error) >= 500) request.log.error({ err: thrown }, 'request failed');
  else request.log.info({ code: error.code }, 'request refused');
}

/** Answers every error as the contract's body; the log gets what the user does not. */
export function handleError(
  thrown: FastifyError | DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const error = toDomainError(thrown);
  logRefusal(thrown, error, request);
  if (error.retryAfterS !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfterS)));
  // Fastify closes the connection of a body that is too large, and a client still sending it would
  // see a broken pipe instead of the answer. Node reads and drops the rest when the connection
  // stays.
  reply.removeHeader('connection');
  dropBody(request);
  const listDetail =
    error.code === 'invalid_input' && request.routeOptions?.config?.listDetail === true;
  void reply.code(statusOf(error)).header('cache-control', 'no-store');
  if (isPublicApi(request))
    void reply
      .type('application/problem+json; charset=utf-8')
      .serializer((problem: unknown) => JSON.stringify(problem))
      .send(problemOf(error, request));
  else void reply.type('application/json; charset=utf-8').send(errorBody(error, listDetail));
}
