import { CODE_VALID_MS, RESET_VALID_MS, SESSION_MS } from '@elucida/contract/limits';
import { CLOCK_SKEW_MS } from '../bounds/database.ts';
import { ACCOUNT_LIMITS } from '../bounds/limits.ts';
import { MODEL_REPLY_BOUNDS } from '../bounds/models.ts';
import { latestExpiry, type Clock } from '../clock.ts';
import { dayOf } from '../calendar-day.ts';
import type { Database } from './open-database.ts';
import { repeat, type Repeated } from './repeat.ts';

const EVERY_MS = 3_600_000;

/**
 * What lives how long at most. What the payment provider's events depend on is not here: it is kept
 * until its time has come, as a wrong clock must not make the server forget a customer who can
 * still pay.
 */
const LONGEST_MS = {
  sessions: SESSION_MS,
  known_devices: ACCOUNT_LIMITS.knownDeviceMs,
  email_codes: CODE_VALID_MS,
  password_resets: RESET_VALID_MS,
  rate_limits: 24 * 3_600_000,
  test_visits: 24 * 3_600_000,
  model_replies: MODEL_REPLY_BOUNDS.keptMs,
} as const;
const BOUNDED = Object.keys(LONGEST_MS) as readonly (keyof typeof LONGEST_MS)[];

/**
 * Deletes what has expired: sessions, codes, rate limits, events that no longer come again,
 * customers that can no longer pay; and what a clock that was ahead has left in a future that it
 * cannot have. Nothing depends on it; it keeps the tables small.
 */
export async function sweepExpired(
  { kysely }: Pick<Database, 'kysely'>,
  clock: Clock,
): Promise<void> {
  const now = clock.now();
  for (const table of [...BOUNDED, 'billing_events', 'closed_customers'] as const)
    await kysely.deleteFrom(table).where('expires_at', '<', now).execute();
  for (const table of BOUNDED)
    await kysely
      .deleteFrom(table)
      .where('expires_at', '>', latestExpiry(now, LONGEST_MS[table]))
      .execute();
}

/**
 * Sets the counts of days that have not come to zero, those of calls to AI models too: a clock that
 * was ahead wrote them, and they must not use those days up.
 */
export async function clearComingDays(
  { kysely }: Pick<Database, 'kysely'>,
  { clock, quotaTimeZone }: { clock: Clock; quotaTimeZone: string },
): Promise<void> {
  await kysely
    .updateTable('daily_usage')
    .set({ used: 0 })
    .where('day', '>', dayOf(clock.now() + CLOCK_SKEW_MS, quotaTimeZone))
    .where('used', '>', 0)
    .execute();
  await kysely
    .deleteFrom('model_days')
    .where('day', '>', dayOf(clock.now() + CLOCK_SKEW_MS, quotaTimeZone))
    .execute();
}

/** Sweeps now and every hour, then does what else is due. */
export function sweepRegularly(
  db: Database,
  {
    also,
    onError,
    ...setting
  }: {
    clock: Clock;
    quotaTimeZone: string;
    also: () => Promise<unknown>;
    onError: (error: unknown) => void;
  },
): Repeated {
  const sweep = async () => {
    await sweepExpired(db, setting.clock);
    await clearComingDays(db, setting);
    await also();
  };
  return repeat(sweep, { everyMs: EVERY_MS, onError });
}
