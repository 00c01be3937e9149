import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_LIMITS } from '../../bounds.ts';
import { latestExpiry } from '../../clock.ts';
import type { Context } from '../../context.ts';

/**
 * Says only that this browser has signed in before, and to which accounts: it opens nothing. It
 * outlives the session.
 */
export const DEVICE_COOKIE = 'elucida_device';
const TOKEN = /^[\w-]{43}$/;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[DEVICE_COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** The hash by which this browser is known to one of the accounts; null for a stranger's. */
export async function knownDevice(
  request: FastifyRequest,
  accounts: readonly { id: string }[],
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<string | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const token_hash = hashToken(token);
  const now = clock.now();
  // Also asked where there is no account, so that the time does not tell.
  const rows = await db.kysely
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestExpiry(now, ACCOUNT_LIMITS.knownDeviceMs))
    .execute();
  return rows.some(({ user_id }) => accounts.some(({ id }) => id === user_id)) ? token_hash : null;
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
  const {
    db: { kysely },
    clock,
    config,
  } = context;
  const sent = tokenOf(request);
  const ours =
    sent !== null &&
    (await kysely
      .selectFrom('known_devices')
      .select('user_id')
      .where('token_hash', '=', hashToken(sent))
      .executeTakeFirst()) !== undefined;
  const token = ours ? sent : randomBytes(32).toString('base64url');
  const used_at = clock.now();
  const fresh = { used_at, expires_at: used_at + ACCOUNT_LIMITS.knownDeviceMs };
  await kysely
    .insertInto('known_devices')
    .values({ token_hash: hashToken(token), user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet(fresh))
    .execute();
  const kept = kysely
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('token_hash')
    .limit(ACCOUNT_LIMITS.knownDevices);
  await kysely
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', kept)
    .execute();
  reply.setCookie(DEVICE_COOKIE, token, {
    path: '/',
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    httpOnly: true,
    maxAge: ACCOUNT_LIMITS.knownDeviceMs / 1_000,
  });
}
