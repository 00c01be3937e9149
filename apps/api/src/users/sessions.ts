import { createHash, randomBytes } from 'node:crypto';
import { SESSION_MS } from '@elucida/contract/limits';
import { latestExpiry } from '../clock.ts';
import type { Context } from '../context.ts';
import { DatabaseError } from '../db/database-error.ts';
import type { UserRow } from '../db/account-tables.ts';
import { deviceOf } from './device-of.ts';
import { hashClient } from './hash-client.ts';
import { atPresent } from './plan-at-present.ts';
import { withOwnEmail } from './with-own-email.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

const TOKEN_BYTES = 32;
/**
 * A session slides at most this often, so that reading a page does not write to the database at
 * every call.
 */
const SLIDE_EVERY_MS = 3_600_000;

/** How a session's token is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Where a session begins: the client address, and what the browser calls itself. */
export interface Place {
  readonly from: string;
  readonly agent: string | undefined;
}

/** Opens a session of a user. Returns its token, which is not stored. */
export async function openSession(
  { userId, from, agent }: Place & { userId: string },
  { db, clock }: Needs,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = clock.now();
  await db.kysely
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: now + SESSION_MS,
      client_hash: hashClient(userId, from),
      ...deviceOf(agent),
    })
    .execute();
  return token;
}

export async function closeSession(token: string, { db }: Pick<Needs, 'db'>): Promise<void> {
  await db.kysely.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/**
 * False where the database takes no write now, as with a full disk: the next call slides it, and
 * this one can still read.
 */
async function slide(token: string, expires_at: number, { db }: Needs): Promise<boolean> {
  try {
    await db.kysely
      .updateTable('sessions')
      .set({ expires_at })
      .where('token_hash', '=', hashToken(token))
      .execute();
    return true;
  } catch (error) {
    if (error instanceof DatabaseError) return false;
    throw error;
  }
}

/** Whose session a token is, and whether its 30 days begin again now; null where it is none. */
export async function sessionOf(
  token: string,
  context: Needs,
): Promise<{ user: UserRow; slid: boolean } | null> {
  const now = context.clock.now();
  const row = await context.db.kysely
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.expires_at as session_expires_at')
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', now)
    .where('sessions.expires_at', '<=', latestExpiry(now, SESSION_MS))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { session_expires_at, ...user } = row;
  const due = now + SESSION_MS - session_expires_at > SLIDE_EVERY_MS;
  return {
    user: withOwnEmail(atPresent(user, now)),
    slid: due && (await slide(token, now + SESSION_MS, context)),
  };
}
