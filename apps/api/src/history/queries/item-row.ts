import { sql } from 'kysely';
import { HISTORY_BOUNDS } from '../../bounds/texts.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/open-database.ts';
import { readAgain } from '../../db/read-again.ts';
import type { UserRow } from '../../db/account-tables.ts';
import { oldestListed } from '../window.ts';

/** An item as it is read to be sent. The texts of a large one are null: they follow in slices. */
export interface ItemRow {
  readonly id: string;
  readonly user_id: string;
  readonly formula: string;
  readonly nombre_molecula: string | null;
  readonly created_at: number;
  readonly result_json: string | null;
  readonly image_previews: string | null;
}

/** Items to be sent; add which. */
export const selectItems = (kysely: Queries) =>
  kysely
    .selectFrom('history_items')
    .select(['id', 'user_id', 'formula', 'nombre_molecula', 'created_at'])
    .select([
      sql<
        string | null
      >`case when bytes <= ${HISTORY_BOUNDS.wholeBytesMax} then result_json end`.as('result_json'),
      sql<
        string | null
      >`case when bytes <= ${HISTORY_BOUNDS.wholeBytesMax} then image_previews end`.as(
        'image_previews',
      ),
    ]);

/** An item that the user's plan lists. Another user's is as absent as one that never was. */
export const findListed = (
  { user, id }: { user: UserRow; id: string },
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<ItemRow | undefined> =>
  selectItems(db.kysely)
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('created_at', '>=', oldestListed(user, clock.now()))
    .executeTakeFirst();

/**
 * A text of an item in slices. Fifty readers of items of 8 MB would otherwise hold gigabytes. Ends
 * early where the item is deleted meanwhile.
 */
export async function* textOf(
  { id, ...row }: ItemRow,
  column: 'result_json' | 'image_previews',
  kysely: Queries,
): AsyncGenerator<string> {
  const whole = row[column];
  if (whole !== null) return yield whole;
  for (let start = 1; ; start += HISTORY_BOUNDS.sliceChars) {
    const slice = await readAgain(() =>
      kysely
        .selectFrom('history_items')
        .select(
          sql<string>`substr(${sql.ref(column)}, ${sql.lit(start)}, ${sql.lit(HISTORY_BOUNDS.sliceChars)})`.as(
            'text',
          ),
        )
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    if (slice === undefined || slice.text === '') return;
    yield slice.text;
  }
}
