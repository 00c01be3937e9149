import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_LIMITS } from '../../bounds/limits.ts';
import type { Context } from '../../context.ts';
import { findDevice, keepDevice } from '../queries/known-devices.ts';

/**
 * Says only that this browser has signed in before, and to which accounts: it opens nothing. It
 * outlives the session.
 */
export const DEVICE_COOKIE = 'elucida_device';
const TOKEN = /^[\w-]{43}$/;

function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[DEVICE_COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** The hash by which this browser is known to one of the accounts; null for a stranger's. */
export async function knownDevice(
  request: FastifyRequest,
  accounts: readonly { id: string }[],
  context: Pick<Context, 'db' | 'clock'>,
): Promise<string | null> {
  const token = tokenOf(request);
  return token === null ? null : findDevice(token, accounts, context);
}

/**
 * Makes this browser known to an account that it has just signed in to. It keeps its token where it
 * has one of ours.
 */
export async function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, context }: { userId: string; context: Context },
): Promise<void> {
  reply.setCookie(DEVICE_COOKIE, await keepDevice(tokenOf(request), userId, context), {
    path: '/',
    sameSite: 'lax',
    secure: context.config.publicUrl.startsWith('https:'),
    httpOnly: true,
    maxAge: ACCOUNT_LIMITS.knownDeviceMs / 1_000,
  });
}
