import { HISTORY_MAX_ITEMS } from '@elucida/contract/limits';
import { sql } from 'kysely';
import type { ReadItem } from '../jobs/read-history-item.ts';
import type { Queries } from '../../db/open-database.ts';
import { DomainError } from '../../domain-error.ts';
import type { UserRow } from '../../db/account-tables.ts';
import { historyBudget } from '../history-budget.ts';
import { pictureName } from '../picture-name.ts';

/** What a row takes apart from its texts: id, times, indexes. */
const ROW_BYTES = 200;

/**
 * Stores an item inside a transaction, its pictures only where the user's history does not hold
 * them yet, and counts both.
 * @throws DomainError `history_full`, `history_bytes_full`, `history_unverified_full`
 */
export async function storeItem(
  transaction: Queries,
  { user, id, item, createdAt }: { user: UserRow; id: string; item: ReadItem; createdAt: number },
): Promise<void> {
  // First of all: it holds the user, so that saving and deleting take turns.
  const held = await transaction
    .updateTable('users')
    .set({ history_count: sql<number>`history_count + 1` })
    .where('id', '=', user.id)
    .where('history_count', '<', HISTORY_MAX_ITEMS)
    .returning('history_bytes')
    .executeTakeFirst();
  if (held === undefined) throw new DomainError('history_full');
  const pictures = [...new Map(item.pictures.map((picture) => [picture.hash, picture])).values()];
  const hashes = pictures.map(({ hash }) => hash);
  const there =
    hashes.length === 0
      ? []
      : await transaction
          .selectFrom('history_pictures')
          .select('hash')
          .where('user_id', '=', user.id)
          .where('hash', 'in', hashes)
          .execute();
  const missing = pictures.filter(({ hash }) => !there.some((one) => one.hash === hash));
  const bytes =
    ROW_BYTES +
    Buffer.byteLength(item.result) +
    Buffer.byteLength(item.formula) +
    Buffer.byteLength(item.nombre_molecula ?? '');
  const further = missing.reduce((sum, picture) => sum + picture.bytes.byteLength, bytes);
  if (Number(held.history_bytes) + further > historyBudget(user))
    throw new DomainError(
      user.is_verified === 1 ? 'history_bytes_full' : 'history_unverified_full',
    );

  await transaction
    .updateTable('users')
    .set({ history_bytes: sql<number>`history_bytes + ${further}` })
    .where('id', '=', user.id)
    .execute();
  for (const { hash, type, bytes: content } of missing) {
    await transaction
      .insertInto('history_pictures')
      .values({
        user_id: user.id,
        hash,
        type,
        bytes: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
        size: content.byteLength,
      })
      .execute();
  }
  await transaction
    .insertInto('history_items')
    .values({
      id,
      user_id: user.id,
      formula: item.formula,
      nombre_molecula: item.nombre_molecula,
      result_json: item.result,
      image_previews: JSON.stringify(item.pictures.map(({ hash }) => pictureName(hash))),
      bytes,
      created_at: createdAt,
    })
    .execute();
  await transaction
    .insertInto('history_briefs')
    .values({
      ...item.brief,
      item_id: id,
      user_id: user.id,
      formula: item.formula,
      nombre_molecula: item.nombre_molecula,
      created_at: createdAt,
    })
    .execute();
  if (hashes.length > 0)
    await transaction
      .insertInto('history_item_pictures')
      .values(hashes.map((hash) => ({ item_id: id, user_id: user.id, hash })))
      .execute();
}
