import type { Session } from '@elucida/contract/auth';
import { SESSION_MS } from '@elucida/contract/limits';
import { sql } from 'kysely';
import { latestExpiry } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/open-database.ts';
import { hashToken } from '../../users/sessions.ts';

/**
 * What a session is called by: half of its token's hash, from which nobody gets the token. So
 * sessions of before have a name too.
 */
const ID_CHARS = 32;
const sessionId = sql<string>`substr(sessions.token_hash, 1, ${sql.lit(ID_CHARS)})`;

/** A user's open sessions, the last seen first. `token`: of the one that asks. */
export async function listSessions(
  { userId, token }: { userId: string; token: string },
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<Session[]> {
  const now = clock.now();
  const rows = await db.kysely
    .selectFrom('sessions')
    .select(['token_hash', 'browser', 'system', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestExpiry(now, SESSION_MS))
    .orderBy('expires_at', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows.map(({ token_hash, browser, system, created_at, expires_at }) => ({
    id: token_hash.slice(0, ID_CHARS),
    browser,
    system,
    created_at: new Date(created_at).toISOString(),
    // It slides when it is used, at most once an hour.
    seen_at: new Date(Math.min(now, expires_at - SESSION_MS)).toISOString(),
    current: token_hash === hashToken(token),
  }));
}

/** Ends one session of a user; false where the user has none of that name. */
export async function endSessionOf(
  { userId, id }: { userId: string; id: string },
  { db }: Pick<Context, 'db'>,
): Promise<boolean> {
  const ended = await db.kysely
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(sessionId, '=', id)
    .returning('token_hash')
    .execute();
  return ended.length > 0;
}

/**
 * Ends a user's sessions, and forgets the browsers that know the account: whoever had the password
 * is a stranger again. `but`: the token of the session that goes on.
 */
export async function endSessions(
  transaction: Queries,
  { userId, but }: { userId: string; but: string | null },
): Promise<void> {
  let sessions = transaction.deleteFrom('sessions').where('user_id', '=', userId);
  if (but !== null) sessions = sessions.where('token_hash', '!=', hashToken(but));
  await sessions.execute();
  await transaction.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
