import { sql } from 'kysely';
import { QUEUE_BOUNDS } from '../../bounds/queue.ts';
import type { Database } from '../../db/open-database.ts';
import { databaseTime } from '../../db/database-time.ts';
import { columnsOf, type ProgressState } from '../progress-state.ts';
import type { Holder } from './claim-analysis.ts';

/** Writes how far it is; false where it is no longer theirs. */
export async function writeProgress(
  { id, worker, attempt }: Holder,
  state: ProgressState,
  { kysely }: Pick<Database, 'kysely'>,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('analyses')
    .set(columnsOf(state))
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('attempt', '=', attempt)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Renews what a process runs, and answers which of it is still its own. */
export function renewLeases(
  { worker, ids }: { worker: string; ids: readonly string[] },
  db: Pick<Database, 'kysely' | 'dialect'>,
): Promise<{ id: string; attempt: number }[]> {
  return db.kysely
    .updateTable('analyses')
    .set({ lease_until: sql<number>`${databaseTime(db)} + ${sql.lit(QUEUE_BOUNDS.leaseMs)}` })
    .where('id', 'in', ids)
    .where('worker', '=', worker)
    .where('status', '=', 'running')
    .returning(['id', 'attempt'])
    .execute();
}
