import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Queries } from '../db/open-database.ts';

/** A lease that was not renewed for so long belongs to a process that died; far above pauses and differences between servers' clocks. */
export const LEASE_MS = 120_000;
const RENEW_EVERY_MS = 20_000;

/** This process, until it ends. */
const OWNER = randomUUID();

/** Writes down that this process runs an analysis that is counted already. */
export async function startLease(transaction: Queries, { id, userId, day, now }: { id: string; userId: string; day: string; now: number }): Promise<void> {
  await transaction.insertInto('analysis_leases').values({ id, user_id: userId, day, owner: OWNER, expires_at: now + LEASE_MS }).execute();
}

/** Ends a lease. False where it has ended before. */
export async function endLease(kysely: Queries, id: string): Promise<boolean> {
  return (await kysely.deleteFrom('analysis_leases').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}

/** Takes one from a day's count. */
export async function countBack(transaction: Queries, { userId, day }: { userId: string; day: string }): Promise<void> {
  await transaction
    .updateTable('daily_usage')
    // An operator may have set the day back meanwhile; a count never goes below zero.
    .set({ used: sql<number>`case when used > 0 then used - 1 else 0 end`, accepted: sql<number>`case when accepted > 0 then accepted - 1 else 0 end` })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
}

/** Gives back what processes that died had counted and not answered. Safe on any number of servers at once. */
export async function releaseExpired({ kysely }: Pick<Database, 'kysely'>, { now }: { now: number }): Promise<number> {
  return kysely.transaction().execute(async (transaction) => {
    const expired = await transaction.deleteFrom('analysis_leases').where('expires_at', '<', now).returning(['user_id', 'day']).execute();
    for (const { user_id: userId, day } of expired) await countBack(transaction, { userId, day });
    return expired.length;
  });
}

async function renewOwn({ kysely }: Database, now: number): Promise<void> {
  await kysely.updateTable('analysis_leases').set({ expires_at: now + LEASE_MS }).where('owner', '=', OWNER).execute();
}

/** Renews this process's leases and releases those of dead ones, now and then; returns how to stop. */
export function keepLeases(db: Database, { clock, onError }: { clock: Clock; onError: (error: unknown) => void }): () => void {
  const keep = () => void renewOwn(db, clock.now()).then(() => releaseExpired(db, { now: clock.now() })).catch(onError);
  keep();
  const timer = setInterval(keep, RENEW_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
