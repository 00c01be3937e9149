import { sql } from 'kysely';
import type { Queries } from '../db/open-database.ts';

interface Counted {
  readonly userId: string;
  readonly day: string;
}

/** Adds one to the day in a single statement; false where the limit is reached. */
export async function countOne(
  transaction: Queries,
  { userId, day, limit }: Counted & { readonly limit: number },
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

/** Takes one from a day's count. */
export async function countBack(transaction: Queries, { userId, day }: Counted): Promise<void> {
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
