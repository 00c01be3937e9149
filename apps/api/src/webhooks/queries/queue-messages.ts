import { randomUUID } from 'node:crypto';
import type { WebhookMessage } from '@elucida/contract/webhooks';
import { WEBHOOK_BOUNDS } from '../../bounds/webhooks.ts';
import type { AnalysesTable } from '../../db/analysis-tables.ts';
import type { Queries } from '../../db/open-database.ts';

interface Ended extends Pick<AnalysesTable, 'id' | 'user_id' | 'kind' | 'status'> {
  readonly now: number;
}

const messageOf = ({ id, kind, status, now }: Ended): WebhookMessage => {
  const isVerification = kind === 'verification';
  return {
    type: isVerification ? 'verification.ended' : 'analysis.ended',
    timestamp: new Date(now).toISOString(),
    data: {
      id,
      status,
      location: `/v1/${isVerification ? 'verifications' : 'analyses'}/${id}`,
    },
  };
};

/** Queues a message to each webhook of whose row has ended, in the transaction that ends it. */
export async function queueMessages(transaction: Queries, ended: Ended): Promise<void> {
  if (ended.user_id === null) return;
  const webhooks = await transaction
    .selectFrom('webhooks')
    .leftJoin('webhook_messages', 'webhook_messages.webhook_id', 'webhooks.id')
    .select(({ fn }) => ['webhooks.id', fn.count('webhook_messages.id').as('waiting')])
    .where('webhooks.user_id', '=', ended.user_id)
    .groupBy('webhooks.id')
    .execute();
  const body = JSON.stringify(messageOf(ended));
  for (const { id, waiting } of webhooks)
    if (Number(waiting) < WEBHOOK_BOUNDS.waitingMax)
      await transaction
        .insertInto('webhook_messages')
        .values({ id: `msg_${randomUUID()}`, webhook_id: id, body, next_at: ended.now })
        .execute();
}
