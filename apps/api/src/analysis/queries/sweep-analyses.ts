import { CLOCK_SKEW_MS } from '../../bounds/database.ts';
import { ANALYSIS_KEPT_MS } from '../../bounds/queue.ts';
import type { Context } from '../../context.ts';

/**
 * Deletes analyses that ended long ago, unless the history keeps them; and what a clock that was
 * ahead has left in a future that it cannot have.
 */
export async function sweepAnalyses({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.kysely
    .deleteFrom('analyses')
    .where('history_id', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('expires_at', '<', now),
        eb('expires_at', '>', now + ANALYSIS_KEPT_MS + CLOCK_SKEW_MS),
      ]),
    )
    .execute();
}
