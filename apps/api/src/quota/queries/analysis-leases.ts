import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { LEASE_BOUNDS } from '../../bounds.ts';
import { latestExpiry, type Clock } from '../../clock.ts';
import type { Database, Queries } from '../../db/open-database.ts';
import { repeat, type Repeated } from '../../db/repeat.ts';
import { aliveHere } from '../alive-analyses.ts';

export const LEASE_MS = LEASE_BOUNDS.lifeMs;

/** This process, until it ends. */
const OWNER = randomUUID();

/**
 * What an ended lease was: still held, or given back by another process in the belief that this one
 * had died.
 */
export type EndedLease = 'held' | 'released';

/** Writes down that this process runs an analysis that is counted already. */
export async function startLease(
  transaction: Queries,
  { id, userId, day, now }: { id: string; userId: string; day: string; now: number },
): Promise<void> {
  await transaction
    .insertInto('analysis_leases')
    .values({
      id,
      user_id: userId,
      day,
      owner: OWNER,
      expires_at: now + LEASE_MS,
      released_at: null,
    })
    .execute();
}

/**
 * Ends a lease, once. Undefined where it has ended before, also by an earlier try whose answer was
 * lost.
 */
export async function endLease(transaction: Queries, id: string): Promise<EndedLease | undefined> {
  const ended = await transaction
    .deleteFrom('analysis_leases')
    .where('id', '=', id)
    .returning('released_at')
    .executeTakeFirst();
  if (ended === undefined) return undefined;
  return ended.released_at === null ? 'held' : 'released';
}

/** Takes one from a day's count. */
export async function countBack(
  transaction: Queries,
  { userId, day }: { userId: string; day: string },
): Promise<void> {
  await transaction
    .updateTable('daily_usage')
    // An operator may have set the day back meanwhile; a count never goes below zero.
    .set({
      used: sql<number>`case when used > 0 then used - 1 else 0 end`,
      accepted: sql<number>`case when accepted > 0 then accepted - 1 else 0 end`,
    })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
}

/**
 * Adds one to a day's count whatever its limit: for an analysis that was let through once and is
 * done.
 */
export async function countAgain(
  transaction: Queries,
  { userId, day }: { userId: string; day: string },
): Promise<void> {
  await transaction
    .updateTable('daily_usage')
    .set({ used: sql<number>`used + 1`, accepted: sql<number>`accepted + 1` })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
}

/**
 * Gives back what processes that died had counted and not answered. Safe on any number of servers
 * at once. The lease stays for a
 * while, marked: a process that was only paused finds it and counts its analysis after all.
 */
export async function releaseExpired(
  { kysely }: Pick<Database, 'kysely'>,
  { now }: { now: number },
): Promise<number> {
  return kysely.transaction().execute(async (transaction) => {
    const expired = await transaction
      .updateTable('analysis_leases')
      .set({ released_at: now })
      .where('released_at', 'is', null)
      .where(({ or, eb }) =>
        or([eb('expires_at', '<', now), eb('expires_at', '>', latestExpiry(now, LEASE_MS))]),
      )
      .returning(['user_id', 'day'])
      .execute();
    for (const { user_id: userId, day } of expired) await countBack(transaction, { userId, day });
    await transaction
      .deleteFrom('analysis_leases')
      .where(({ or, eb }) =>
        or([
          eb('released_at', '<', now - LEASE_BOUNDS.rememberMs),
          eb('released_at', '>', latestExpiry(now, 0)),
        ]),
      )
      .execute();
    return expired.length;
  });
}

/**
 * Only of analyses that run: a lease that was left behind here runs out like that of a dead
 * process.
 */
async function renewAlive({ kysely }: Database, now: number): Promise<void> {
  const ids = aliveHere();
  if (ids.length > 0)
    await kysely
      .updateTable('analysis_leases')
      .set({ expires_at: now + LEASE_MS })
      .where('id', 'in', ids)
      .where('released_at', 'is', null)
      .execute();
}

/**
 * Renews the leases of this process's running analyses and releases those of dead ones, now and
 * then.
 */
export function keepLeases(
  db: Database,
  { clock, onError }: { clock: Clock; onError: (error: unknown) => void },
): Repeated {
  const keep = async () => {
    await renewAlive(db, clock.now());
    await releaseExpired(db, { now: clock.now() });
  };
  return repeat(keep, { everyMs: LEASE_BOUNDS.renewEveryMs, onError });
}
