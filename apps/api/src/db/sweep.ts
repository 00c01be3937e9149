import type { Clock } from '../clock.ts';
import type { Database } from './open-database.ts';

const EVERY_MS = 3_600_000;

/** Deletes what has expired: sessions, codes, rate limits, events that no longer come again, customers that can no longer pay. Nothing depends on it; it keeps the tables small. */
export async function sweepExpired({ kysely }: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  for (const table of ['sessions', 'known_devices', 'email_codes', 'rate_limits', 'billing_events', 'closed_customers', 'test_visits'] as const) await kysely.deleteFrom(table).where('expires_at', '<', now).execute();
}

/** Sweeps now and every hour, then does what else is due; returns how to stop. */
export function sweepRegularly(db: Database, { clock, also, onError }: { clock: Clock; also: () => Promise<unknown>; onError: (error: unknown) => void }): () => void {
  const sweep = () => void sweepExpired(db, clock).then(also).catch(onError);
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
