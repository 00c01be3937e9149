import type { Kysely } from 'kysely';

/** Codes move from `verification_codes`, which stays for copies of before, to `email_codes`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('claimed_email', 'text').execute();
  await db.schema.createIndex('users_claimed_email').on('users').column('claimed_email').execute();
  await db.schema.alterTable('sessions').addColumn('client_hash', 'text').execute();
  await db.schema
    .createTable('known_devices')
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('used_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['token_hash', 'user_id'])
    .execute();
  await db.schema.createIndex('known_devices_user').on('known_devices').column('user_id').execute();
  await db.schema
    .createIndex('known_devices_expiry')
    .on('known_devices')
    .column('expires_at')
    .execute();
  await db.schema
    .createTable('email_codes')
    .addColumn('email_hash', 'text', (c) => c.notNull())
    .addColumn('lane', 'text', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('email_codes_key', ['email_hash', 'lane'])
    .execute();
  await db.schema
    .createIndex('email_codes_expiry')
    .on('email_codes')
    .column('expires_at')
    .execute();
}
