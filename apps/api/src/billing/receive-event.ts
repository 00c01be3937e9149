import type { PaymentEvent } from '../adapters/payments/payments.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Log } from '../log.ts';
import { endBilling } from './end-billing.ts';
import { refreshPlan } from './refresh-plan.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'payments'>;

/**
 * About somebody without an account here: one whose account was deleted has nothing to pay; anybody
 * else does not concern us.
 */
async function receiveForNobody(
  { id, type, customerId }: PaymentEvent & { customerId: string },
  context: Needs,
  log: Log,
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

/**
 * Acts on what happened at the provider: asks it what holds now. Safe to repeat.
 * @throws DomainError `billing_refused` where the provider does not know the customer
 */
export async function receiveEvent(event: PaymentEvent, context: Needs, log: Log): Promise<void> {
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
