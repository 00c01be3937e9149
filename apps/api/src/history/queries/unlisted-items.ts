import type { Context } from '../../context.ts';
import type { UserRow } from '../../db/account-tables.ts';
import { deleteOwnItem } from './delete-item.ts';
import { oldestListed } from '../window.ts';

type Needs = Pick<Context, 'db' | 'clock'>;
type Owner = Pick<UserRow, 'id' | 'plan'>;

/**
 * How many items of a user are older than their plan lists. They are kept, for the day the plan
 * changes, and count.
 */
export async function countUnlisted(user: Owner, { db, clock }: Needs): Promise<number> {
  const row = await db.kysely
    .selectFrom('history_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .where('created_at', '<', oldestListed(user, clock.now()))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Deletes them for good, each by itself, so that others write between two of them. Returns how
 * many.
 */
export async function deleteUnlisted(user: Owner, { db, clock }: Needs): Promise<number> {
  const rows = await db.kysely
    .selectFrom('history_items')
    .select('id')
    .where('user_id', '=', user.id)
    .where('created_at', '<', oldestListed(user, clock.now()))
    .execute();
  let count = 0;
  for (const { id } of rows) {
    if (await deleteOwnItem({ userId: user.id, id }, { db })) count++;
  }
  return count;
}
