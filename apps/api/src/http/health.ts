import type { FastifyInstance } from 'fastify';
import { DATABASE_BOUNDS } from '../bounds.ts';
import { describeProblem, type Readiness } from '../db/readiness.ts';
import { ApiError } from './api-error.ts';

/** GET /healthz: the process is up. GET /readyz: the database answers, is migrated and whole, and its disk takes writes; else why not. */
export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const problem = await readiness.find();
    if (problem !== null) throw new ApiError('not_ready', { detail: describeProblem(problem), retryAfterS: DATABASE_BOUNDS.awayRetryAfterS });
    return { status: 'ready' };
  });
}
