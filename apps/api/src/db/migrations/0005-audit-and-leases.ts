import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('admin_audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('target_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('after', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('admin_audit_newest')
    .on('admin_audit')
    .columns(['at', 'id'])
    .execute();
  await db.schema
    .createTable('analysis_leases')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('analysis_leases_user')
    .on('analysis_leases')
    .column('user_id')
    .execute();
  await db.schema
    .createIndex('analysis_leases_owner')
    .on('analysis_leases')
    .column('owner')
    .execute();
  await db.schema
    .createIndex('analysis_leases_expiry')
    .on('analysis_leases')
    .column('expires_at')
    .execute();
  await db.schema.createIndex('users_newest').on('users').columns(['created_at', 'id']).execute();
}
