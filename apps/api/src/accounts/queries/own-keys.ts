import { randomUUID } from 'node:crypto';
import { KEYS_MAX } from '@elucida/contract/key-terms';
import type { ApiKey, MadeKey } from '@elucida/contract/keys';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/open-database.ts';
import { DomainError } from '../../domain-error.ts';
import { isoTime } from '../../iso-time.ts';
import { hashKey, newKey } from '../../users/api-keys.ts';
import { holdUser } from '../../users/hold-user.ts';
import { writeAudit } from './write-audit.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/** A user's keys, the newest first. */
export async function listKeys(userId: string, { db }: Pick<Needs, 'db'>): Promise<ApiKey[]> {
  const rows = await db.kysely
    .selectFrom('api_keys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    created_at: new Date(created_at).toISOString(),
    last_used_at: isoTime(used_at),
  }));
}

async function countKeys(transaction: Queries, userId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Makes a key and writes it into the audit.
 * @throws DomainError `keys_full`, `not_signed_in` where the account is gone
 */
export function makeKey(
  { userId, name }: { userId: string; name: string },
  { db, clock }: Needs,
): Promise<MadeKey> {
  const id = randomUUID();
  const key = newKey();
  const now = clock.now();
  return db.kysely.transaction().execute(async (transaction) => {
    // The user is held, so that of requests side by side none goes over the most.
    if ((await holdUser(transaction, userId)) === undefined) throw new DomainError('not_signed_in');
    const before = await countKeys(transaction, userId);
    if (before >= KEYS_MAX) throw new DomainError('keys_full');
    await transaction
      .insertInto('api_keys')
      .values({ id, user_id: userId, name, key_hash: hashKey(key), created_at: now, used_at: null })
      .execute();
    const counts = { before: String(before), after: String(before + 1) };
    await writeAudit(transaction, { userId, source: 'account', action: 'keys', now, ...counts });
    return { id, name, key };
  });
}

/** Withdraws a key of a user, at once and for good; false where the user has none of that id. */
export function withdrawKey(
  { userId, id }: { userId: string; id: string },
  { db, clock }: Needs,
): Promise<boolean> {
  return db.kysely.transaction().execute(async (transaction) => {
    await holdUser(transaction, userId);
    const before = await countKeys(transaction, userId);
    const gone = await transaction
      .deleteFrom('api_keys')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (gone === undefined) return false;
    await writeAudit(transaction, {
      userId,
      source: 'account',
      action: 'keys',
      now: clock.now(),
      before: String(before),
      after: String(before - 1),
    });
    return true;
  });
}

/** Withdraws every key of a user, by who read the account's mail; in the transaction that calls for it. */
export async function withdrawAllKeys(
  transaction: Queries,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('api_keys')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  const counts = { before: String(numDeletedRows), after: '0' };
  await writeAudit(transaction, { userId, source: 'mail', action: 'keys', now, ...counts });
}
