import type { Kysely } from 'kysely';

/** Calls to AI models of each day, of all servers together, and their replies for a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('model_days')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('calls', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('model_replies')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('reply', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('model_replies_user').on('model_replies').column('user_id').execute();
  await db.schema
    .createIndex('model_replies_expiry')
    .on('model_replies')
    .column('expires_at')
    .execute();
}
