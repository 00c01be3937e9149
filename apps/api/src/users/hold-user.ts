import type { Queries } from '../db/open-database.ts';
import type { UserRow } from '../db/account-tables.ts';

/**
 * The account, which nobody else changes before the caller's transaction ends. A write that changes
 * nothing, and not a read: it locks the row in both databases alike.
 */
export const holdUser = (transaction: Queries, userId: string): Promise<UserRow | undefined> =>
  transaction
    .updateTable('users')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst();
