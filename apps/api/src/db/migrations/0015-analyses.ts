import { sql, type Kysely } from 'kysely';

/**
 * Analyses as rows that outlive their request. The leases that they replace stay for copies of
 * before; what those that died had counted is given back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const now = sql.lit(Date.now());
  const dead = sql`(
    select count(*) from analysis_leases as l
    where l.user_id = daily_usage.user_id and l.day = daily_usage.day
      and l.released_at is null and l.expires_at < ${now})`;
  await sql`
    update daily_usage set
      used = case when used > ${dead} then used - ${dead} else 0 end,
      accepted = case when accepted > ${dead} then accepted - ${dead} else 0 end`.execute(db);
  await sql`delete from analysis_leases where expires_at < ${now}`.execute(db);
  await db.schema
    .createTable('analyses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('rank', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('formula', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('comments', 'text', (c) => c.notNull())
    .addColumn('input', 'text', (c) => c.notNull())
    .addColumn('input_bytes', 'bigint', (c) => c.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('attempt', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('worker', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('stage', 'text')
    .addColumn('fraction', 'double precision', (c) => c.notNull().defaultTo(0))
    .addColumn('progress', 'text', (c) => c.notNull().defaultTo('{"found":[]}'))
    .addColumn('ranked', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('day', 'text')
    .addColumn('counted', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('queued_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('result', 'text')
    .addColumn('outcome', 'text')
    .addColumn('nombre_molecula', 'text')
    .addColumn('error', 'text')
    .addColumn('history_id', 'text', (c) => c.references('history_items.id').onDelete('cascade'))
    .addColumn('share_token', 'text', (c) => c.unique())
    .addUniqueConstraint('analyses_key', ['user_id', 'idempotency_key'])
    .execute();
  await db.schema
    .createIndex('analyses_newest')
    .on('analyses')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('analyses_waiting')
    .on('analyses')
    .columns(['status', 'rank', 'queued_at'])
    .execute();
  await db.schema.createIndex('analyses_expiry').on('analyses').column('expires_at').execute();
  await db.schema.createIndex('analyses_history').on('analyses').column('history_id').execute();
  await db.schema
    .createTable('analysis_files')
    .addColumn('analysis_id', 'text', (c) =>
      c.notNull().references('analyses.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('hints', 'text', (c) => c.notNull())
    .addColumn('bytes', sql`bytea`)
    .addColumn('preview', sql`bytea`)
    .addColumn('preview_type', 'text')
    .addPrimaryKeyConstraint('analysis_files_key', ['analysis_id', 'position'])
    .execute();
}
