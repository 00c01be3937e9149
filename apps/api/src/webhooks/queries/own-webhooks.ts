import { randomBytes, randomUUID } from 'node:crypto';
import { WEBHOOKS_MAX, type Webhook } from '@elucida/contract/webhooks';
import { holdUser } from '../../users/hold-user.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { isoTime } from '../../iso-time.ts';

/** As Standard Webhooks 1.0 writes a secret: 24 to 64 bytes in base64 behind this. */
const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A user's webhooks, the newest first. */
export async function listWebhooks(
  userId: string,
  { db }: Pick<Context, 'db'>,
): Promise<Webhook[]> {
  const rows = await db.kysely
    .selectFrom('webhooks')
    .leftJoin('webhook_messages', 'webhook_messages.webhook_id', 'webhooks.id')
    .select(({ fn }) => [
      'webhooks.id',
      'webhooks.url',
      'webhooks.created_at',
      'webhooks.last_tried_at',
      'webhooks.last_status',
      fn.count('webhook_messages.id').as('waiting'),
    ])
    .where('webhooks.user_id', '=', userId)
    .groupBy([
      'webhooks.id',
      'webhooks.url',
      'webhooks.created_at',
      'webhooks.last_tried_at',
      'webhooks.last_status',
    ])
    .orderBy('webhooks.created_at', 'desc')
    .orderBy('webhooks.id')
    .execute();
  return rows.map(({ id, url, created_at, last_tried_at, last_status, waiting }) => ({
    id,
    url,
    created_at: new Date(created_at).toISOString(),
    last_tried_at: isoTime(last_tried_at),
    last_status,
    waiting: Number(waiting),
  }));
}

/** Adds a webhook; its secret is in the answer alone. Throws `DomainError`: `webhooks_full`. */
export function makeWebhook(
  { userId, url }: { userId: string; url: string },
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<{ id: string; url: string; secret: string }> {
  const id = randomUUID();
  const secret = `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
  return db.kysely.transaction().execute(async (transaction) => {
    // The user is held, so that of requests side by side none goes over the most.
    if ((await holdUser(transaction, userId)) === undefined) throw new DomainError('not_signed_in');
    const { count } = await transaction
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= WEBHOOKS_MAX) throw new DomainError('webhooks_full');
    await transaction
      .insertInto('webhooks')
      .values({
        id,
        user_id: userId,
        url,
        secret,
        created_at: clock.now(),
        last_tried_at: null,
        last_status: null,
      })
      .execute();
    return { id, url, secret };
  });
}

/** Removes a webhook with what waits for it; false where the user has none of that id. */
export async function removeWebhook(
  { userId, id }: { userId: string; id: string },
  { db }: Pick<Context, 'db'>,
): Promise<boolean> {
  const { numDeletedRows } = await db.kysely
    .deleteFrom('webhooks')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
