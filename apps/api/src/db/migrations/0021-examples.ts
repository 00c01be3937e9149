import { sql, type Kysely } from 'kysely';

/** Runs of the home page's examples: analyses of nobody, of each at most one under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('analyses').addColumn('example', 'text').execute();
  await db.schema
    .createIndex('analyses_open_example')
    .unique()
    .on('analyses')
    .columns(['example', 'lang'])
    .where(sql.ref('status'), 'in', sql`('queued', 'running')`)
    .execute();
  await db.schema
    .createIndex('analyses_ended_examples')
    .on('analyses')
    .columns(['example', 'ended_at'])
    .execute();
}
