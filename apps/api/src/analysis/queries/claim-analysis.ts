import { sql } from 'kysely';
import type { JobImage } from '@elucida/analysis/job';
import { QUEUE_BOUNDS } from '../../bounds/queue.ts';
import type { Context } from '../../context.ts';
import { databaseTime } from '../../db/database-time.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/** Who runs it: every write of theirs holds only while the row is still theirs. */
export interface Holder {
  readonly id: string;
  readonly worker: string;
  readonly attempt: number;
}

/** Takes a queued row for a process; undefined where somebody else has it, or it has ended. */
export const claimAnalysis = (
  { id, worker }: { id: string; worker: string },
  { db, clock }: Needs,
) =>
  db.kysely
    .updateTable('analyses')
    .set({
      status: 'running',
      worker,
      attempt: sql<number>`attempt + 1`,
      lease_until: sql<number>`${databaseTime(db)} + ${sql.lit(QUEUE_BOUNDS.leaseMs)}`,
      started_at: clock.now(),
      stage: null,
      fraction: 0,
      progress: '{"found":[]}',
    })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returning(['id', 'user_id', 'kind', 'rank', 'input', 'attempt', 'queued_at', 'formula'])
    .executeTakeFirst();
export type ClaimedRow = NonNullable<Awaited<ReturnType<typeof claimAnalysis>>>;

/** Its images, each in memory of its own. */
export async function imagesOf(id: string, { db }: Pick<Needs, 'db'>): Promise<JobImage[]> {
  const rows = await db.kysely
    .selectFrom('analysis_files')
    .select(['name', 'hints', 'bytes'])
    .where('analysis_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ name, hints, bytes }) => ({
    name,
    // Copies a Buffer, which may share its memory with others, and wraps an ArrayBuffer.
    bytes: new Uint8Array(bytes!),
    ...(JSON.parse(hints) as Pick<JobImage, 'type' | 'axis'>),
  }));
}
