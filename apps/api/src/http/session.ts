import { SESSION_MS, SIGNED_IN_COOKIE } from '@elucida/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { closeSession, openSession, sessionOf } from '../users/sessions.ts';
import { clientAddress } from './client-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the request carries; set by the access check on routes that need one. */
    user: UserRow | null;
  }
}

export const SESSION_COOKIE = 'elucida_session';

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
  const place = { from: clientAddress(request), agent: request.headers['user-agent'] };
  setCookie(reply, await openSession({ userId, ...place }, context), context);
}

/** The token of the request's session; only for what has checked that there is one. */
export const sessionTokenOf = (request: FastifyRequest): string =>
  request.cookies[SESSION_COOKIE] ?? '';

/** Ends the request's session on the server and clears the cookie. Without one: nothing. */
export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<void> {
  const token = request.cookies[SESSION_COOKIE];
  if (token === undefined) return;
  await closeSession(token, context);
  clearCookies(reply);
}

/** The user of the request's session, or null. Slides the session's 30 days. */
export async function findSession(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<UserRow | null> {
  const token = request.cookies[SESSION_COOKIE];
  if (token === undefined || token.length > 100) return null;
  const found = await sessionOf(token, context);
  if (found === null) clearCookies(reply);
  else if (found.slid) setCookie(reply, token, context);
  return found?.user ?? null;
}

/** The signed-in user of a route whose access is not `anyone`. */
export function userOf(request: FastifyRequest): UserRow {
  if (request.user === null)
    throw new Error(`${request.routeOptions.url} reads the user but is open to anyone`);
  return request.user;
}
