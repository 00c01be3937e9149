import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { refuseIfGone } from '../users/refuse-if-gone.ts';
import type { ReadItem } from './jobs/read-history-item.ts';
import { storeItem } from './queries/store-item.ts';

/**
 * Saves an item, committed when it returns.
 * @throws DomainError `history_full`, `history_bytes_full`, `history_unverified_full`, `not_signed_in`
 */
export async function saveItem(
  { user, item }: { user: UserRow; item: ReadItem },
  context: Pick<Context, 'db' | 'clock'>,
): Promise<{ id: string; createdAt: number }> {
  const id = randomUUID();
  const createdAt = context.clock.now();
  await context.db.kysely
    .transaction()
    .execute((transaction) => storeItem(transaction, { user, id, item, createdAt }))
    .catch((error: unknown) => refuseIfGone(user.id, error, context));
  return { id, createdAt };
}
