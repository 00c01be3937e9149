import { sql } from 'kysely';
import { isToCome, latestExpiry } from '../clock.ts';
import type { Context } from '../context.ts';

export interface Limit {
  readonly key: string;
  readonly max: number;
  readonly windowMs: number;
}

/** What a limit's window holds after a hit. */
export interface Counted {
  /** Whether the hit is over the limit. */
  readonly over: boolean;
  /** Further hits that the window takes. */
  readonly left: number;
  /** Seconds until a new window begins, at least 1. */
  readonly resetS: number;
}

/**
 * Counts one hit in the limit's fixed window, in the database, so that all copies of the API count
 * together. A window that ends later than one of now could was begun under a wrong clock, and is over.
 */
export async function count(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { key, max, windowMs }: Limit,
): Promise<Counted> {
  const now = clock.now();
  const over = sql<boolean>`(
    rate_limits.expires_at <= ${now} or rate_limits.expires_at > ${latestExpiry(now, windowMs)}
  )`;
  const row = await db.kysely
    .insertInto('rate_limits')
    .values({ key, hits: 1, expires_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when ${over} then 1 else rate_limits.hits + 1 end`,
        expires_at: sql<number>`case when ${over} then excluded.expires_at else rate_limits.expires_at end`,
      }),
    )
    .returning(['hits', 'expires_at'])
    .executeTakeFirstOrThrow();
  return {
    over: row.hits > max,
    left: Math.max(0, max - row.hits),
    resetS: Math.max(1, Math.ceil(Math.min(windowMs, row.expires_at - now) / 1_000)),
  };
}

/** Counts one hit: seconds to wait where it is over the limit, else null. */
export async function hit(
  context: Pick<Context, 'db' | 'clock'>,
  limit: Limit,
): Promise<number | null> {
  const { over, resetS } = await count(context, limit);
  return over ? resetS : null;
}

/** Forgets the hits of a key, e.g. the failed logins once one succeeds. */
export async function forget({ db }: Pick<Context, 'db'>, key: string): Promise<void> {
  await db.kysely.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Takes back one hit of a key: what was counted in advance did not happen. */
export async function takeBack({ db }: Pick<Context, 'db'>, key: string): Promise<void> {
  await db.kysely
    .updateTable('rate_limits')
    .set({ hits: sql<number>`hits - 1` })
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute();
}

/**
 * Seconds until the window of a limit ends, where at least `hits` were counted in it; else null.
 */
export async function secondsLeft(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { key, windowMs }: Limit,
  hits = 1,
): Promise<number | null> {
  const row = await db.kysely
    .selectFrom('rate_limits')
    .select(['hits', 'expires_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  const now = clock.now();
  return row !== undefined && row.hits >= hits && isToCome(row.expires_at, { now, windowMs })
    ? Math.min(windowMs, row.expires_at - now) / 1_000
    : null;
}
