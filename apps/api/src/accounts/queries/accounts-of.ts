import { SESSION_MS } from '@elucida/contract/limits';
import { latestExpiry } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { UserRow } from '../../db/account-tables.ts';
import { hashClient } from '../../users/hash-client.ts';
import { withOwnEmail } from '../../users/with-own-email.ts';

/**
 * The accounts of an address: the verified one alone, else all that registered it and have not
 * verified it, newest first. An address belongs to who verifies it: until then a registration holds
 * nobody else off (docs/decisions/0016).
 */
export async function accountsOf(email: string, { db }: Pick<Context, 'db'>): Promise<UserRow[]> {
  const rows = await db.kysely
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.or([eb('email', '=', email), eb('claimed_email', '=', email)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const verified = rows.find(({ is_verified }) => is_verified === 1);
  return verified === undefined ? rows.map(withOwnEmail) : [verified];
}

/** Those of the accounts that have an open session from a client address. */
export async function signedInFrom(
  address: string,
  accounts: readonly UserRow[],
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<UserRow[]> {
  const clients = accounts.map(({ id }) => hashClient(id, address));
  if (clients.length === 0) return [];
  const now = clock.now();
  const sessions = await db.kysely
    .selectFrom('sessions')
    .select('user_id')
    .where('client_hash', 'in', clients)
    .where(
      'user_id',
      'in',
      accounts.map(({ id }) => id),
    )
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestExpiry(now, SESSION_MS))
    .execute();
  return accounts.filter(({ id }) => sessions.some(({ user_id }) => user_id === id));
}
