import type { Context } from '../../context.ts';

/** How many items of a user are not older than an instant. */
export async function countSince(
  userId: string,
  since: number,
  { db }: Pick<Context, 'db'>,
): Promise<{ count: number }> {
  const row = await db.kysely
    .selectFrom('history_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count) };
}
