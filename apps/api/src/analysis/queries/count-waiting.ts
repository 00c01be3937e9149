import type { Context } from '../../context.ts';

/** How many analyses wait for a worker. */
export async function countWaiting({ db }: Pick<Context, 'db'>): Promise<number> {
  const row = await db.kysely
    .selectFrom('analyses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
