import { ADDRESS_LIMITS } from '../bounds/limits.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/open-database.ts';
import { DomainError } from '../domain-error.ts';
import { hit, type Limit } from './rate-limit.ts';

/** By database: the limits that were exceeded, and until when. */
const refused = new WeakMap<Database, Map<string, number>>();

function memoryOf(db: Database): Map<string, number> {
  const known = refused.get(db) ?? new Map<string, number>();
  refused.set(db, known);
  return known;
}

/** Seconds to wait by what this process remembers; null where it has to count. */
function remembered(
  { key, windowMs }: Limit,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): number | null {
  const left = (memoryOf(db).get(key) ?? 0) - clock.now();
  // Further away than its window: the clock was set back, and what was remembered means nothing.
  return left > 0 && left <= windowMs ? Math.max(1, Math.ceil(left / 1_000)) : null;
}

/**
 * Counts one hit and refuses it where it is over the limit. A refusal is remembered to the window's
 * end, so that a flood does
 * not cost a write to the database each; only for limits that nothing resets.
 * @throws DomainError `rate_limited`
 */
export async function refuseOver(
  limit: Limit,
  context: Pick<Context, 'db' | 'clock'>,
): Promise<void> {
  const known = remembered(limit, context);
  if (known !== null) throw new DomainError('rate_limited', { retryAfterS: known });
  const wait = await hit(context, limit);
  if (wait === null) return;
  const memory = memoryOf(context.db);
  memory.delete(limit.key);
  memory.set(limit.key, context.clock.now() + wait * 1_000);
  if (memory.size > ADDRESS_LIMITS.refusalsRemembered) memory.delete(memory.keys().next().value!);
  throw new DomainError('rate_limited', { retryAfterS: wait });
}
