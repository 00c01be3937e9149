import { IDEMPOTENCY_KEY_HEADER } from '@elucida/contract/analysis-events';
import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY_MAX } from '../../bounds/queue.ts';
import { DomainError } from '../../domain-error.ts';

/** The request's key, where it has one: the same key is the same work. Throws `invalid_input`. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && key.length <= IDEMPOTENCY_KEY_MAX) return key;
  const msg = `A key has at most ${IDEMPOTENCY_KEY_MAX} characters.`;
  throw new DomainError('invalid_input', {
    detail: `${IDEMPOTENCY_KEY_HEADER}: ${msg}`,
    errors: [{ loc: ['headers', IDEMPOTENCY_KEY_HEADER], msg, type: 'too_big' }],
  });
}
