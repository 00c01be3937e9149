import { opensApi } from '@elucida/contract/key-terms';
import type { PostWebhook } from '../adapters/webhooks/post-webhook.ts';
import { WEBHOOK_BOUNDS } from '../bounds/webhooks.ts';
import type { Context } from '../context.ts';
import type { Log } from '../log.ts';
import { atPresent } from '../users/plan-at-present.ts';
import { isUnlimited } from '../users/roles.ts';

interface Needs extends Pick<Context, 'db' | 'clock' | 'config'> {
  readonly post: PostWebhook;
  readonly log: Log;
}

/** What is due, with where it goes and whose it is. */
const due = ({ db, clock }: Pick<Needs, 'db' | 'clock'>) =>
  db.kysely
    .selectFrom('webhook_messages')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_messages.webhook_id')
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .selectAll('users')
    .select([
      'webhook_messages.id as message',
      'webhook_messages.body',
      'webhook_messages.tries',
      'webhooks.id as webhook',
      'webhooks.url',
      'webhooks.secret',
    ])
    .where('webhook_messages.next_at', '<=', clock.now())
    .orderBy('webhook_messages.next_at')
    .limit(WEBHOOK_BOUNDS.atOnce)
    .execute();
type Due = Awaited<ReturnType<typeof due>>[number];

/** Takes a message for this process: of any number that saw it due, one gets it. */
async function claim({ message, tries }: Due, { db, clock }: Needs): Promise<boolean> {
  const { numUpdatedRows } = await db.kysely
    .updateTable('webhook_messages')
    .set({ tries: tries + 1, next_at: clock.now() + WEBHOOK_BOUNDS.leaseMs })
    .where('id', '=', message)
    .where('tries', '=', tries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function settle(
  { message, webhook, tries }: Due,
  status: number | null,
  { db, clock }: Needs,
): Promise<void> {
  const now = clock.now();
  await db.kysely
    .updateTable('webhooks')
    .set({ last_tried_at: now, last_status: status })
    .where('id', '=', webhook)
    .execute();
  const taken = status !== null && status >= 200 && status < 300;
  const wait = WEBHOOK_BOUNDS.retryAfterMs[tries];
  if (taken || wait === undefined)
    await db.kysely.deleteFrom('webhook_messages').where('id', '=', message).execute();
  else
    await db.kysely
      .updateTable('webhook_messages')
      .set({ next_at: now + wait })
      .where('id', '=', message)
      .execute();
}

async function sendOne(row: Due, needs: Needs): Promise<void> {
  const { db, clock, config, post, log } = needs;
  if (!(await claim(row, needs))) return;
  const { message: id, url, secret, body } = row;
  const user = atPresent(row, clock.now());
  if (!opensApi({ plan: user.plan, unlimited: isUnlimited(user, config) })) {
    await db.kysely.deleteFrom('webhook_messages').where('id', '=', id).execute();
    return;
  }
  let status: number | null = null;
  try {
    status = await post({ id, url, secret, body, now: clock.now() });
  } catch (error) {
    // No answer is an answer too: it is tried again, and the account's page says so.
    log.info(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'a webhook gave no answer',
    );
  }
  await settle(row, status, needs);
}

/**
 * Sends the messages that are due, each at least once: a process that dies while it sends leaves its
 * message to another. Receivers know a repeated message by its `webhook-id`.
 */
export async function sendMessages(needs: Needs): Promise<void> {
  const rows = await due(needs);
  await Promise.all(rows.map((row) => sendOne(row, needs)));
}
