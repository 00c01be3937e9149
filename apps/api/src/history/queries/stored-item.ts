import type { Context } from '../../context.ts';
import type { UserRow } from '../../db/account-tables.ts';
import type { StoredItem } from '../jobs/csv-rows.ts';
import { oldestListed } from '../window.ts';

/** An item that the user's plan lists, as tables need it; null where there is none. */
export async function storedItem(
  user: UserRow,
  id: string,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<StoredItem | null> {
  const row = await db.kysely
    .selectFrom('history_items')
    .select(['formula', 'nombre_molecula', 'created_at', 'result_json'])
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('created_at', '>=', oldestListed(user, clock.now()))
    .executeTakeFirst();
  return row ? { ...row, created_at: Number(row.created_at) } : null;
}
