import { createHash, randomBytes } from 'node:crypto';
import { SESSION_MS, SIGNED_IN_COOKIE } from '@elucida/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { latestExpiry } from '../clock.ts';
import type { Context } from '../context.ts';
import { DatabaseError } from '../db/database-error.ts';
import type { UsersTable } from '../db/schema.ts';
import { withOwnEmail } from '../users/with-own-email.ts';
import { hashClient } from '../accounts/hash-client.ts';
import { atPresent } from '../billing/plan-at-present.ts';
import { clientAddress } from './client-address.ts';

export type UserRow = Selectable<UsersTable>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the request carries; set by the access check on routes that need one. */
    user: UserRow | null;
  }
}

export const SESSION_COOKIE = 'elucida_session';
const TOKEN_BYTES = 32;
/**
 * A session slides at most this often, so that reading a page does not write to the database at
 * every call.
 */
const SLIDE_EVERY_MS = 3_600_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

function setCookie(reply: FastifyReply, token: string, { config }: Context): void {
  const options = {
    path: '/',
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: SESSION_MS / 1_000,
  } as const;
  reply.setCookie(SESSION_COOKIE, token, { ...options, httpOnly: true });
  reply.setCookie(SIGNED_IN_COOKIE, '1', options);
}

function clearCookies(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { path: '/' });
  reply.clearCookie(SIGNED_IN_COOKIE, { path: '/' });
}

/** Starts a session with a new token; one the request came with ends. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, context }: { userId: string; context: Context },
): Promise<void> {
  await endSession(request, reply, context);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = context.clock.now();
  await context.db.kysely
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: now + SESSION_MS,
      client_hash: hashClient(userId, clientAddress(request)),
    })
    .execute();
  setCookie(reply, token, context);
}

/** Ends the request's session on the server and clears the cookie. Without one: nothing. */
export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<void> {
  const token = request.cookies[SESSION_COOKIE];
  if (token === undefined) return;
  await context.db.kysely
    .deleteFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .execute();
  clearCookies(reply);
}

/**
 * False where the database takes no write now, as with a full disk: the next call slides it, and
 * this one can still read.
 */
async function slide(token: string, expires_at: number, { db }: Context): Promise<boolean> {
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

/** The user of the request's session, or null. Slides the session's 30 days. */
export async function findSession(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<UserRow | null> {
  const token = request.cookies[SESSION_COOKIE];
  if (token === undefined || token.length > 100) return null;
  const now = context.clock.now();
  const { kysely } = context.db;
  const row = await kysely
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.expires_at as session_expires_at')
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', now)
    .where('sessions.expires_at', '<=', latestExpiry(now, SESSION_MS))
    .executeTakeFirst();
  if (row === undefined) {
    clearCookies(reply);
    return null;
  }
  const { session_expires_at, ...user } = row;
  if (now + SESSION_MS - session_expires_at > SLIDE_EVERY_MS) {
    if (await slide(token, now + SESSION_MS, context)) setCookie(reply, token, context);
  }
  return withOwnEmail(atPresent(user, now));
}

/** The signed-in user of a route whose access is not `anyone`. */
export function userOf(request: FastifyRequest): UserRow {
  if (request.user === null)
    throw new Error(`${request.routeOptions.url} reads the user but is open to anyone`);
  return request.user;
}
