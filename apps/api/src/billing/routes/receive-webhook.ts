import { receivedSchema } from '@elucida/contract/billing';
import type { FastifyBaseLogger } from 'fastify';
import type { PaymentEvent } from '../../adapters/payments/payments.ts';
import { BODY_BOUNDS } from '../../bounds.ts';
import type { Context } from '../../context.ts';
import { endBilling } from '../end-billing.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { refreshPlan } from '../refresh-plan.ts';

/**
 * About somebody without an account here: one whose account was deleted has nothing to pay; anybody
 * else is no concern of ours.
 */
async function receiveForNobody(
  { id, type, customerId }: PaymentEvent & { customerId: string },
  context: Context,
  log: FastifyBaseLogger,
): Promise<void> {
  const closed = await context.db.kysely
    .selectFrom('closed_customers')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const ended = closed === undefined ? 0 : await endBilling(customerId, context);
  if (ended > 0)
    log.error(
      { event: id, type, customerId },
      'a plan was bought for an account that is deleted: it is ended, and what was paid is to be refunded',
    );
  else log.info({ event: id, type }, 'a payment event concerns nobody here');
}

async function receive(
  event: PaymentEvent,
  context: Context,
  log: FastifyBaseLogger,
): Promise<void> {
  const { kysely } = context.db;
  if (event.customerId === null) return;
  const account = await kysely
    .selectFrom('billing_accounts')
    .selectAll()
    .where('customer_id', '=', event.customerId)
    .executeTakeFirst();
  // The same account of the provider may sell other things to other people.
  if (account === undefined)
    return receiveForNobody({ ...event, customerId: event.customerId }, context, log);
  const known = await kysely
    .selectFrom('billing_events')
    .select('id')
    .where('id', '=', event.id)
    .executeTakeFirst();
  if (known !== undefined) return;
  const subscriptions = await refreshPlan(account, event, context);
  // Not answered with success: the provider sends it again, until an operator has put the keys
  // right.
  if (subscriptions === null) throw new DomainError('billing_refused');
  log.info(
    { event: event.id, type: event.type, userId: account.user_id },
    'a payment event was acted on',
  );
}

/**
 * POST /stripe/webhook: the provider says that something happened. The event only rings the bell:
 * what holds now is asked
 * of the provider, so that events may come late, twice and in any order (docs/decisions/0008).
 */
export const receiveWebhook: Feature = (api, context) => {
  void api.register(async (raw) => {
    // The signature is over the bytes as they came.
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_BOUNDS.eventBytesMax },
      (_request, body, done) => done(null, body),
    );
    raw.post(
      '/stripe/webhook',
      { config: { access: 'anyone' }, schema: { response: { 200: receivedSchema } } },
      async (request) => {
        const signature = request.headers['stripe-signature'];
        const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await receive(
          context.payments.readEvent(
            payload,
            typeof signature === 'string' ? signature : undefined,
          ),
          context,
          request.log,
        );
        return { received: true as const };
      },
    );
  });
};
