import type { Kysely } from 'kysely';

/** Progress of practice, of those who are signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('practice_progress')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('progress', 'text', (c) => c.notNull())
    .execute();
}
