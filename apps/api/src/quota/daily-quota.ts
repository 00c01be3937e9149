import { PLAN_LIMITS } from '@elucida/contract/limits';
import type { Quota } from '@elucida/contract/quota';
import type { Context } from '../context.ts';
import type { Queries } from '../db/open-database.ts';
import { DomainError } from '../domain-error.ts';
import type { UserRow } from '../db/account-tables.ts';
import { historyBudget } from '../history/history-budget.ts';
import { countUnlisted } from '../history/queries/unlisted-items.ts';
import { dayOf, nextMidnight } from '../calendar-day.ts';
import { isUnlimited } from '../users/roles.ts';
import { countBack, countOne } from './count-day.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'config'>;

export const dailyLimit = (user: Pick<UserRow, 'plan'>) => PLAN_LIMITS[user.plan].dailyAnalyses;

/**
 * Counts one analysis of today inside the transaction that accepts it, so that of any number of
 * requests at once, on any number of servers, exactly as many pass as are left. Answers the day.
 * @throws DomainError `daily_limit`
 */
export async function consume(
  transaction: Queries,
  user: UserRow,
  { clock, config }: Pick<Needs, 'clock' | 'config'>,
): Promise<string> {
  const now = clock.now();
  const day = dayOf(now, config.quotaTimeZone);
  const limit = isUnlimited(user, config) ? Number.MAX_SAFE_INTEGER : dailyLimit(user);
  if (await countOne(transaction, { userId: user.id, day, limit })) return day;
  throw new DomainError('daily_limit', {
    detail:
      `You have reached your daily analysis limit of ${limit}. It resets at midnight ` +
      `(${config.quotaTimeZone}).`,
    retryAfterS: (nextMidnight(now, config.quotaTimeZone) - now) / 1_000,
  });
}

/**
 * Takes an analysis from its day's count, once: inside the transaction that ends it, after its row
 * was written.
 */
export async function giveBack(transaction: Queries, id: string): Promise<void> {
  const row = await transaction
    .updateTable('analyses')
    .set({ counted: 0 })
    .where('id', '=', id)
    .where('counted', '=', 1)
    .returning(['user_id', 'day'])
    .executeTakeFirst();
  if (row?.user_id && row.day) await countBack(transaction, { userId: row.user_id, day: row.day });
}

/**
 * Sets a day's count to zero; what still runs of it no longer counts. Returns what the count was.
 */
export async function resetDay(
  transaction: Queries,
  { userId, day }: { userId: string; day: string },
): Promise<number> {
  // Analyses before counts, as where a count is given back: two that lock in different orders would
  // wait for each other.
  await transaction
    .updateTable('analyses')
    .set({ counted: 0 })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('status', 'in', ['queued', 'running'])
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
