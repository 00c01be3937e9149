import { sql, type Kysely } from 'kysely';

/**
 * Pictures once for an account by their content, and bytes counted. Items saved before keep their
 * pictures as data URLs in `image_previews`; newer ones hold the pictures' hashes there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('history_bytes', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('history_items')
    .addColumn('bytes', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update history_items set bytes = length(result_json) + length(image_previews)`.execute(
    db,
  );
  await sql`
    update users set history_bytes = coalesce(
      (select sum(bytes) from history_items where history_items.user_id = users.id), 0
    )`.execute(db);
  await db.schema
    .createTable('history_pictures')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    // Kysely has no name for bytes on both; SQLite keeps bytes as they are whatever its column is
    // called.
    .addColumn('bytes', sql`bytea`, (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('history_pictures_key', ['user_id', 'hash'])
    .execute();
  await db.schema
    .createTable('history_item_pictures')
    .addColumn('item_id', 'text', (c) =>
      c.notNull().references('history_items.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('history_item_pictures_key', ['item_id', 'hash'])
    .addForeignKeyConstraint(
      'history_item_pictures_picture',
      ['user_id', 'hash'],
      'history_pictures',
      ['user_id', 'hash'],
    )
    .execute();
  await db.schema
    .createIndex('history_item_pictures_picture')
    .on('history_item_pictures')
    .columns(['user_id', 'hash'])
    .execute();
}
