import type { Context } from '../../context.ts';
import { oldestListed } from '../window.ts';
import type { UserRow } from '../../db/account-tables.ts';

export interface ListedItem {
  readonly id: string;
  /** About what reading it takes. */
  readonly bytes: number;
}

/** The user's items, newest first, as far back as the plan lists. */
export async function listedItems(
  user: UserRow,
  { limit, offset }: { limit: number; offset: number },
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<ListedItem[]> {
  return db.kysely
    .selectFrom('history_items')
    .select(['id', 'bytes'])
    .where('user_id', '=', user.id)
    .where('created_at', '>=', oldestListed(user, clock.now()))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
