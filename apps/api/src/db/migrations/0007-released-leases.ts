import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('analysis_leases').addColumn('released_at', 'bigint').execute();
}
