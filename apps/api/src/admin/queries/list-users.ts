import { sql, type Selectable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { UsersTable } from '../../db/account-tables.ts';
import { withOwnEmail } from '../../users/with-own-email.ts';
import { atPresent } from '../../users/plan-at-present.ts';

export type ListedUser = Selectable<UsersTable> & {
  readonly used_today: number;
  readonly accepted_total: number;
};

/** Accounts with today's count and all their analyses, newest first. */
export async function listUsers(
  { kysely }: Pick<Database, 'kysely'>,
  { now, day, limit, offset }: { now: number; day: string; limit: number; offset: number },
): Promise<ListedUser[]> {
  const rows = await kysely
    .selectFrom('users')
    .leftJoin('daily_usage as today', (join) =>
      join.onRef('today.user_id', '=', 'users.id').on('today.day', '=', day),
    )
    .selectAll('users')
    .select([
      'today.used as used_today',
      sql<
        number | string | null
      >`(select sum(accepted) from daily_usage where daily_usage.user_id = users.id)`.as(
        'accepted_total',
      ),
    ])
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    ...withOwnEmail(atPresent(row, now)),
    used_today: row.used_today ?? 0,
    accepted_total: Number(row.accepted_total ?? 0),
  }));
}
