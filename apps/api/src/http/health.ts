import type { FastifyInstance } from 'fastify';
import { DATABASE_BOUNDS } from '../bounds/database.ts';
import { describeProblem, type Readiness } from '../db/readiness.ts';
import { DomainError } from '../domain-error.ts';

/**
 * GET /healthz: the process is up. GET /readyz: the database answers, is migrated and whole, and
 * its disk takes writes, and what would block on its first use has been used (`warm`); else why
 * not.
 */
export function healthRoutes(
  app: FastifyInstance,
  {
    readiness,
    warm,
    closing,
  }: { readiness: Readiness; warm: Promise<unknown>; closing: AbortSignal },
): void {
  let isWarm = false;
  warm.then(
    () => {
      isWarm = true;
    },
    (err: unknown) => {
      // A server that ends takes its threads along, warm or not.
      if (!closing.aborted) app.log.error({ err }, 'warming up failed: this process stays unready');
    },
  );
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (!isWarm)
      throw new DomainError('not_ready', {
        detail: 'The server is warming up.',
        retryAfterS: DATABASE_BOUNDS.awayRetryAfterS,
      });
    const problem = await readiness.find();
    if (problem !== null)
      throw new DomainError('not_ready', {
        detail: describeProblem(problem),
        retryAfterS: DATABASE_BOUNDS.awayRetryAfterS,
      });
    return { status: 'ready' };
  });
}
