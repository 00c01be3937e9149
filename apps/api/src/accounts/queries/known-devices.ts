import { createHash, randomBytes } from 'node:crypto';
import { ACCOUNT_LIMITS } from '../../bounds/limits.ts';
import { latestExpiry } from '../../clock.ts';
import type { Context } from '../../context.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The hash of a browser's token where one of the accounts knows it; null for a stranger's. */
export async function findDevice(
  token: string,
  accounts: readonly { id: string }[],
  { db, clock }: Needs,
): Promise<string | null> {
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
 * Makes a browser known to an account. Returns the token it is known by: the one it sent where that
 * is one of ours, else a new one.
 */
export async function keepDevice(
  sent: string | null,
  userId: string,
  { db: { kysely }, clock }: Needs,
): Promise<string> {
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
  return token;
}
