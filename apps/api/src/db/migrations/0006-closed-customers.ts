import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('closed_customers')
    .addColumn('customer_id', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('closed_customers_expiry')
    .on('closed_customers')
    .column('expires_at')
    .execute();
}
