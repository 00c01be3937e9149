import { createHash, randomBytes } from 'node:crypto';
import { KEY_BYTES, KEY_LENGTH, KEY_PREFIX } from '@elucida/contract/key-terms';
import type { Context } from '../context.ts';
import { DatabaseError } from '../db/database-error.ts';
import type { UserRow } from '../db/account-tables.ts';
import { MINUTE_MS } from '../periods.ts';
import { atPresent } from './plan-at-present.ts';
import { withOwnEmail } from './with-own-email.ts';

/** A new key. It is shown once; what is kept is its hash. */
export const newKey = (): string => KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');

/** How a key is stored. Its 256 random bits need no slow hash. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Notes that a key was used, to the minute. A database that takes no write now does not refuse the call. */
async function noteUse(
  { id, now }: { id: string; now: number },
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  try {
    await db.kysely.updateTable('api_keys').set({ used_at: now }).where('id', '=', id).execute();
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
  }
}

/** Whose key it is, as of now; null where there is no such key. */
export async function userOfKey(
  key: string,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<UserRow | null> {
  if (key.length !== KEY_LENGTH || !key.startsWith(KEY_PREFIX)) return null;
  const row = await db.kysely
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .selectAll('users')
    .select(['api_keys.id as key_id', 'api_keys.used_at as key_used_at'])
    .where('api_keys.key_hash', '=', hashKey(key))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { key_id, key_used_at, ...user } = row;
  const now = clock.now();
  // A clock that was set back must not stop the notes.
  if (key_used_at === null || Math.abs(now - key_used_at) >= MINUTE_MS)
    await noteUse({ id: key_id, now }, { db });
  return withOwnEmail(atPresent(user, now));
}
