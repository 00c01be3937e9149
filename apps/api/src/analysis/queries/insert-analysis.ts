import type { JobImage } from '@elucida/analysis/job';
import { IDEMPOTENCY_MS, QUEUE_BOUNDS } from '../../bounds/queue.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/open-database.ts';
import type { UserRow } from '../../db/account-tables.ts';
import type { AnalysesTable } from '../../db/analysis-tables.ts';
import { DomainError } from '../../domain-error.ts';
import { consume } from '../../quota/daily-quota.ts';

export interface NewAnalysis extends Pick<
  AnalysesTable,
  'kind' | 'lang' | 'formula' | 'title' | 'comments' | 'input' | 'rank'
> {
  readonly id: string;
  readonly user: UserRow;
  readonly images: readonly JobImage[];
  /** Of the request: another of the same key is the same analysis. */
  readonly key: string | undefined;
}

/** The user's analysis of the same key within a day; an older one loses it. */
async function sameKey(
  transaction: Queries,
  { userId, key, now }: { userId: string; key: string; now: number },
): Promise<string | undefined> {
  await transaction
    .updateTable('analyses')
    .set({ idempotency_key: null })
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .where('created_at', '<', now - IDEMPOTENCY_MS)
    .execute();
  return findByKey(transaction, { userId, key });
}

export async function findByKey(
  kysely: Queries,
  { userId, key }: { userId: string; key: string },
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('analyses')
    .select('id')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.id;
}

/** Only those who would go first count, so that lower ranks never keep higher ones out. */
async function refuseIfFull(
  transaction: Queries,
  { id, userId, rank, bytes }: { id: string; userId: string; rank: number; bytes: number },
): Promise<void> {
  const ahead = await transaction
    .selectFrom('analyses')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('rows'),
      fn.sum<number>('input_bytes').as('bytes'),
      fn.sum<number>(eb.case().when('user_id', '=', userId).then(1).else(0).end()).as('own'),
    ])
    .where('status', '=', 'queued')
    .where('rank', '<=', rank)
    .where('user_id', 'is not', null)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  const { waitingMax, waitingOfUserMax, waitingBytesMax, busyRetryAfterS } = QUEUE_BOUNDS;
  if (
    Number(ahead.rows) >= waitingMax ||
    Number(ahead.own ?? 0) >= waitingOfUserMax ||
    Number(ahead.bytes ?? 0) + bytes > waitingBytesMax
  )
    throw new DomainError('busy', { retryAfterS: busyRetryAfterS });
}

async function insertFiles(
  transaction: Queries,
  id: string,
  images: readonly JobImage[],
): Promise<void> {
  for (const [position, { name, bytes, type, axis }] of images.entries())
    await transaction
      .insertInto('analysis_files')
      .values({
        analysis_id: id,
        position,
        name,
        hints: JSON.stringify({ type, axis }),
        bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      })
      .execute();
}

/**
 * Accepts an analysis: its row, its count, its images and its place in the queue, in one
 * transaction. Answers its id, which is that of an earlier one where the request repeats it.
 * @throws DomainError `daily_limit`, `busy`
 */
export function insertAnalysis(
  { id, user, images, key, ...row }: NewAnalysis,
  { db, clock, config, queue }: Pick<Context, 'db' | 'clock' | 'config' | 'queue'>,
): Promise<string> {
  const now = clock.now();
  const bytes = images.reduce((sum, image) => sum + image.bytes.byteLength, row.input.length);
  return db.kysely.transaction().execute(async (transaction) => {
    const same =
      key === undefined ? undefined : await sameKey(transaction, { userId: user.id, key, now });
    if (same !== undefined) return same;
    // The row first: it holds the user, as a deletion does, and comes before the count wherever
    // both are locked.
    await transaction
      .insertInto('analyses')
      .values({
        ...row,
        id,
        user_id: user.id,
        status: 'queued',
        input_bytes: bytes,
        idempotency_key: key ?? null,
        counted: 1,
        created_at: now,
        queued_at: now,
      })
      .execute();
    const day = await consume(transaction, user, { clock, config });
    await transaction.updateTable('analyses').set({ day }).where('id', '=', id).execute();
    await refuseIfFull(transaction, { id, userId: user.id, rank: row.rank, bytes });
    await insertFiles(transaction, id, images);
    await queue.put(transaction, { id, rank: row.rank });
    return id;
  });
}
