import type { FastifyInstance } from 'fastify';
import { isReady } from '../db/migrate.ts';
import type { Database } from '../db/open-database.ts';
import { ApiError } from './api-error.ts';

/**
 * GET /healthz: the process is up. GET /readyz: the database answers and is migrated, and what would block on its first
 * use has been used (`warm`).
 */
export function healthRoutes(app: FastifyInstance, { db, warm }: { db: Database; warm: Promise<unknown> }): void {
  let isWarm = false;
  warm.then(() => { isWarm = true; }, (err: unknown) => app.log.error({ err }, 'warming up failed: this process stays unready'));
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (!isWarm || !(await isReady(db))) throw new ApiError('not_ready', { retryAfterS: 5 });
    return { status: 'ready' };
  });
}
