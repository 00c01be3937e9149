import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import { dayOf } from '../../calendar-day.ts';

/**
 * Counts one call to a model, so that all servers together make at most `AI_DAILY_CALLS` a day (in
 * the quota time zone). A call counts whatever
 * becomes of it: the provider may charge for one that failed.
 * @returns whether it may be made
 */
export async function takeModelCall({
  db,
  clock,
  config,
}: {
  db: Database;
  clock: Clock;
  config: Config;
}): Promise<boolean> {
  const limit = config.ai.dailyCalls;
  if (limit === 0) return false;
  const taken = await db.kysely
    .insertInto('model_days')
    .values({ day: dayOf(clock.now(), config.quotaTimeZone), calls: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ calls: sql<number>`model_days.calls + 1` })
        .where('model_days.calls', '<', sql.lit(limit)),
    )
    .returning('calls')
    .executeTakeFirst();
  return taken !== undefined;
}
