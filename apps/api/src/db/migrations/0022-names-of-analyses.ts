import type { Kysely } from 'kysely';

/**
 * The molecule's name in every language, so that lists of analyses are read in each. What has ended
 * before keeps the one name it has: it is gone within 30 days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('analyses').addColumn('names', 'text').execute();
}
