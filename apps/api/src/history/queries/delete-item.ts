import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/open-database.ts';

/**
 * Deletes a user's item inside a transaction, with the pictures that no other item of theirs shows,
 * and counts them back. False where there is none.
 */
async function deleteItem(
  transaction: Queries,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  // First of all: it holds the user, so that saving and deleting take turns.
  await transaction
    .updateTable('users')
    .set({ history_count: sql<number>`history_count` })
    .where('id', '=', userId)
    .execute();
  const links = await transaction
    .selectFrom('history_item_pictures')
    .select('hash')
    .where('item_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  const deleted = await transaction
    .deleteFrom('history_items')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('bytes')
    .executeTakeFirst();
  if (deleted === undefined) return false;
  const freed =
    links.length === 0
      ? []
      : await transaction
          .deleteFrom('history_pictures')
          .where('user_id', '=', userId)
          .where(
            'hash',
            'in',
            links.map(({ hash }) => hash),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('history_item_pictures')
                  .select('history_item_pictures.item_id')
                  .whereRef('history_item_pictures.user_id', '=', 'history_pictures.user_id')
                  .whereRef('history_item_pictures.hash', '=', 'history_pictures.hash'),
              ),
            ),
          )
          .returning('size')
          .execute();
  const bytes = freed.reduce((sum, { size }) => sum + size, Number(deleted.bytes));
  await transaction
    .updateTable('users')
    .set({
      history_count: sql<number>`history_count - 1`,
      history_bytes: sql<number>`history_bytes - ${bytes}`,
    })
    .where('id', '=', userId)
    .execute();
  return true;
}

/** The same in a transaction of its own. */
export const deleteOwnItem = (
  item: { userId: string; id: string },
  { db }: Pick<Context, 'db'>,
): Promise<boolean> =>
  db.kysely.transaction().execute((transaction) => deleteItem(transaction, item));
