import { SET_DAYS } from '@elucida/contract/practice-set-terms';
import type { Context } from '../../context.ts';
import { CLOCK_SKEW_MS } from '../../bounds/database.ts';
import { DAY_MS } from '../../periods.ts';

/** Deletes students of sets with their answers after 90 days; and those of a clock that was ahead. */
export async function sweepStudents({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.kysely
    .deleteFrom('set_students')
    .where(({ or, eb }) =>
      or([
        eb('joined_at', '<', now - SET_DAYS * DAY_MS),
        eb('joined_at', '>', now + CLOCK_SKEW_MS),
      ]),
    )
    .execute();
}
