import { sql } from 'kysely';
import type { AnalysisQueue } from '../../adapters/queue/analysis-queue.ts';
import { CLOCK_SKEW_MS } from '../../bounds/database.ts';
import { QUEUE_BOUNDS } from '../../bounds/queue.ts';
import type { Context } from '../../context.ts';
import { databaseTime } from '../../db/database-time.ts';
import type { Database } from '../../db/open-database.ts';
import { DomainError } from '../../domain-error.ts';
import { giveBack } from '../../quota/daily-quota.ts';
import { storeError } from '../stored-error.ts';
import type { Holder } from './claim-analysis.ts';
import { dropOriginals, ending } from './end-analysis.ts';

type Needs = Pick<Context, 'db' | 'clock'> & { readonly queue: AnalysisQueue };

/** Not renewed in time; a lease of a far future was written under a wrong clock. */
const lost = (db: Pick<Database, 'dialect'>) => {
  const now = databaseTime(db);
  const latest = QUEUE_BOUNDS.leaseMs + CLOCK_SKEW_MS;
  return sql<boolean>`(lease_until < ${now} or lease_until > ${now} + ${sql.lit(latest)})`;
};

/**
 * Puts what processes ran that died back in the queue, or ends it as failed where it was begun too
 * often. Safe on any number of servers at once.
 */
export async function requeueLost({ db, clock, queue }: Needs): Promise<void> {
  await db.kysely.transaction().execute(async (transaction) => {
    const again = await transaction
      .updateTable('analyses')
      .set({ status: 'queued', lease_until: null })
      .where('status', '=', 'running')
      .where(lost(db))
      .where('attempt', '<', QUEUE_BOUNDS.attemptsMax)
      .returning(['id', 'rank'])
      .execute();
    for (const row of again) await queue.put(transaction, row);
    const over = await transaction
      .updateTable('analyses')
      .set({
        status: 'failed',
        error: storeError(new DomainError('analysis_failed')),
        ...ending(clock.now()),
      })
      .where('status', '=', 'running')
      .where(lost(db))
      // A lease may have run out since the statement above.
      .where('attempt', '>=', QUEUE_BOUNDS.attemptsMax)
      .returning('id')
      .execute();
    for (const { id } of over) {
      await giveBack(transaction, id);
      await dropOriginals(transaction, id);
    }
  });
  queue.wake();
}

/** Puts back what a process that ends runs; it does not count as an attempt. */
export async function putBack(
  { id, worker, attempt }: Holder,
  { db, queue }: Pick<Needs, 'db' | 'queue'>,
): Promise<void> {
  await db.kysely.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('analyses')
      .set({
        status: 'queued',
        worker: null,
        lease_until: null,
        attempt: sql<number>`attempt - 1`,
      })
      .where('id', '=', id)
      .where('worker', '=', worker)
      .where('attempt', '=', attempt)
      .where('status', '=', 'running')
      .returning(['id', 'rank'])
      .executeTakeFirst();
    if (row !== undefined) await queue.put(transaction, row);
  });
  queue.wake();
}
