import type { Database } from '../../db/open-database.ts';

type Db = Pick<Database, 'kysely'>;

/** How far analyses have come. */
export const readProgress = (ids: readonly string[], { kysely }: Db) =>
  kysely
    .selectFrom('analyses')
    .select(['id', 'status', 'stage', 'fraction', 'progress'])
    .where('id', 'in', ids)
    .execute();

/** What came of analyses that have ended, one after the other: results may be large. */
export async function* readEnds(ids: readonly string[], { kysely }: Db) {
  for (const id of ids) {
    const row = await kysely
      .selectFrom('analyses')
      .select(['id', 'status', 'result', 'error'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row !== undefined) yield row;
  }
}
