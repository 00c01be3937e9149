import { sql, type Kysely } from 'kysely';

/**
 * The leases of analyses that no row kept; since 0015 each analysis is a row with its own. Those
 * that still stood then were of the server that ended for the upgrade: what they counted is given
 * back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const lost = sql`(
    select count(*) from analysis_leases as l
    where l.user_id = daily_usage.user_id and l.day = daily_usage.day and l.released_at is null)`;
  await sql`
    update daily_usage set
      used = case when used > ${lost} then used - ${lost} else 0 end,
      accepted = case when accepted > ${lost} then accepted - ${lost} else 0 end`.execute(db);
  await db.schema.dropTable('analysis_leases').execute();
}
