import { UNVERIFIED_DAYS } from '@elucida/contract/limits';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { closeAccount } from './close-account.ts';
import { planAtPresent } from '../users/plan-at-present.ts';
import { DAY_MS } from '../periods.ts';

/** In one go; the rest follows with the next. */
const AT_ONCE = 200;

type Needs = Pick<Context, 'db' | 'clock' | 'payments'>;

/**
 * Deletes accounts whose address was never verified: after `UNVERIFIED_DAYS`, or at once where
 * another account has verified
 * the same address. Those that somebody pays for or that an admin has made special stay. What
 * cannot be deleted (the payment
 * provider does not answer) is left for the next time.
 * @throws AggregateError once all were tried
 */
export async function removeUnverified(
  { email }: { email?: string },
  context: Needs,
): Promise<void> {
  const {
    db: { kysely },
    clock,
  } = context;
  const now = clock.now();
  let query = kysely
    .selectFrom('users')
    .select('id')
    .where('is_verified', '=', 0)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('users as verified')
            .select('verified.id')
            .whereRef('verified.email', '=', 'users.claimed_email')
            .where('verified.is_verified', '=', 1),
        ),
        eb.and([
          eb('created_at', '<', now - UNVERIFIED_DAYS * DAY_MS),
          eb('is_admin', '=', 0),
          eb('is_whitelisted', '=', 0),
          eb(planAtPresent(now), '=', sql.lit('free')),
        ]),
      ]),
    )
    .limit(AT_ONCE);
  if (email !== undefined) query = query.where('claimed_email', '=', email);
  const due = await query.execute();
  const failures: unknown[] = [];
  for (const { id } of due)
    await closeAccount(id, context, { onlyUnverified: true }).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} of ${due.length} unverified accounts could not be deleted`,
    );
}
