import { randomUUID } from 'node:crypto';
import { PLAN_LIMITS } from '@elucida/contract/limits';
import type { Quota } from '@elucida/contract/quota';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Queries } from '../db/open-database.ts';
import { DomainError } from '../domain-error.ts';
import type { UserRow } from '../db/schema.ts';
import { markAlive, markEnded } from './alive-analyses.ts';
import {
  countAgain,
  countBack,
  endLease,
  startLease,
  type EndedLease,
} from './queries/analysis-leases.ts';
import { historyBudget } from '../history/history-budget.ts';
import { countUnlisted } from '../history/queries/unlisted-items.ts';
import { persist } from '../db/persist.ts';
import { refuseIfGone } from '../users/refuse-if-gone.ts';
import { dayOf, nextMidnight } from '../calendar-day.ts';
import { isUnlimited } from '../users/roles.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'config'>;

export const dailyLimit = (user: Pick<UserRow, 'plan'>) => PLAN_LIMITS[user.plan].dailyAnalyses;

/**
 * One counted analysis. It is settled or given back, once; later calls do nothing. Where the
 * database is away, both are tried until
 * they succeed; the answer waits some seconds for that and no longer.
 */
export interface Ticket {
  /**
   * The analysis is done and counts, whatever becomes of this process, also if another one took it
   * for dead meanwhile. Before it is answered.
   */
  settle(): Promise<void>;
  /** Takes the count back. */
  giveBack(): Promise<void>;
}

/** Adds one to the day in a single statement; false where the limit is reached. */
async function count(
  transaction: Queries,
  { userId, day, limit }: { userId: string; day: string; limit: number },
): Promise<boolean> {
  const counted = await transaction
    .insertInto('daily_usage')
    .values({ user_id: userId, day, used: 1, accepted: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({
          used: sql<number>`daily_usage.used + 1`,
          accepted: sql<number>`daily_usage.accepted + 1`,
        })
        .where('daily_usage.used', '<', sql.lit(limit)),
    )
    .returning('used')
    .executeTakeFirst();
  return counted !== undefined;
}

/**
 * Counts one analysis of today, so that of any number of requests at once, on any number of
 * servers, exactly as many pass
 * as are left. The count is leased: if this process dies before it settles, another one gives it
 * back. A failure to end it
 * that comes after the answer goes to `onError`.
 * @throws DomainError `daily_limit`
 */
export async function consume(
  user: UserRow,
  { db, clock, config }: Needs,
  onError: (error: unknown) => void = () => {},
): Promise<Ticket> {
  const now = clock.now();
  const day = dayOf(now, config.quotaTimeZone);
  const limit = isUnlimited(user, config) ? Number.MAX_SAFE_INTEGER : dailyLimit(user);
  const id = randomUUID();
  await db.kysely
    .transaction()
    .execute(async (transaction) => {
      // The lease first: it holds the user, as a deletion does, and comes before the count wherever
      // both are locked.
      await startLease(transaction, { id, userId: user.id, day, now });
      if (!(await count(transaction, { userId: user.id, day, limit }))) {
        throw new DomainError('daily_limit', {
          detail:
            `You have reached your daily analysis limit of ${limit}. It resets at midnight ` +
            `(${config.quotaTimeZone}).`,
          retryAfterS: (nextMidnight(now, config.quotaTimeZone) - now) / 1_000,
        });
      }
    })
    .catch((error: unknown) =>
      error instanceof DomainError ? Promise.reject(error) : refuseIfGone(user.id, error, { db }),
    );
  markAlive(id);
  const end = (then: (transaction: Queries, lease: EndedLease | undefined) => Promise<void>) => {
    markEnded(id);
    return persist(
      () =>
        db.kysely
          .transaction()
          .execute(async (transaction) => then(transaction, await endLease(transaction, id))),
      { onError },
    );
  };
  const counted = { userId: user.id, day };
  return {
    settle: () =>
      end(async (transaction, lease) => {
        if (lease === 'released') await countAgain(transaction, counted);
      }),
    giveBack: () =>
      end(async (transaction, lease) => {
        if (lease === 'held') await countBack(transaction, counted);
      }),
  };
}

/**
 * Sets a day's count to zero; what still runs of it no longer counts. Returns what the count was.
 */
export async function resetDay(
  transaction: Queries,
  { userId, day }: { userId: string; day: string },
): Promise<number> {
  // Leases before counts, as where a count is given back: two that lock in different orders would
  // wait for each other.
  await transaction
    .deleteFrom('analysis_leases')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
  const row = await transaction
    .selectFrom('daily_usage')
    .select('used')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst();
  await transaction
    .updateTable('daily_usage')
    .set({ used: 0 })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
  return row?.used ?? 0;
}

/** Today's usage of a user. */
export async function readQuota(user: UserRow, { db, clock, config }: Needs): Promise<Quota> {
  const now = clock.now();
  const row = await db.kysely
    .selectFrom('daily_usage')
    .select('used')
    .where('user_id', '=', user.id)
    .where('day', '=', dayOf(now, config.quotaTimeZone))
    .executeTakeFirst();
  const unlisted = await countUnlisted(user, { db, clock });
  const used = row?.used ?? 0;
  const limit = dailyLimit(user);
  return {
    used_today: used,
    daily_limit: limit,
    remaining_today: isUnlimited(user, config) ? limit : Math.max(0, limit - used),
    unlimited: isUnlimited(user, config),
    resets_at: new Date(nextMidnight(now, config.quotaTimeZone)).toISOString(),
    now: new Date(now).toISOString(),
    history_bytes: Number(user.history_bytes),
    history_bytes_limit: historyBudget(user),
    history_unlisted: unlisted,
  };
}

/** All analyses ever accepted of a user. */
export async function countAllAnalyses(
  userId: string,
  { db }: Pick<Context, 'db'>,
): Promise<number> {
  const row = await db.kysely
    .selectFrom('daily_usage')
    .select(({ fn }) => fn.sum('accepted').as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}
