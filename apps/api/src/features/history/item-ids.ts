import type { Context } from '../../context.ts';
import { oldestListed } from '../../domain/history/window.ts';
import type { UserRow } from '../../http/session.ts';

/** Ids of the user's items, newest first, as far back as the plan lists. */
export async function itemIds(user: UserRow, { limit, offset }: { limit: number; offset: number }, { db, clock }: Context): Promise<string[]> {
  const rows = await db.kysely
    .selectFrom('history_items')
    .select('id')
    .where('user_id', '=', user.id)
    .where('created_at', '>=', oldestListed(user, clock.now()))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}
